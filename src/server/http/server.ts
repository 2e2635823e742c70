import { createServer, type Server } from 'node:http';
import { inOrder, type Step } from './step';
import { answerUnparsed } from './unparsed-requests';

/** Longer than proxies keep an idle connection, so that we never close one that a proxy is about to use. */
const KEEP_ALIVE_MS = 75_000;

const HEADERS_MS = 20_000;
const REQUEST_MS = 300_000;
const CHECK_MS = 5_000;

/** Takes requests as soon as there are steps for them (`handle`). */
export function httpServer(): Server {
  return createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
}

export function handle(server: Server, steps: readonly Step[]): Server {
  answerUnparsed(server);
  const listener = inOrder(steps);
  // With a listener Node lets us decide whether a client that sent Expect may send its body.
  return server.on('request', listener).on('checkContinue', listener);
}
