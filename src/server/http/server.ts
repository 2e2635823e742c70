import { createServer, type Server } from 'node:http';
import { inOrder, type Step } from './step';
import { answerUnparsed } from './unparsed-requests';

/** Longer than proxies keep idle connections, so that we never close a connection that a proxy is about to use. */
const KEEP_ALIVE_MS = 75_000;

/** Honest clients send their headers at once; slow clients occupy connections. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 300_000;
const CHECK_MS = 1_000;

/** Serves requests as soon as it has steps for them (`handle`). */
export function httpServer({ headersTimeout = HEADERS_MS, connectionsCheckingInterval = CHECK_MS } = {}): Server {
  return createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval,
  });
}

export function handle(server: Server, steps: readonly Step[]): Server {
  answerUnparsed(server);
  const listener = inOrder(steps);
  // With a listener, Node lets us decide if a client that sent Expect may send its body.
  return server.on('request', listener).on('checkContinue', listener);
}
