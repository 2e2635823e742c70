import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { nameAnswer, requestIdOf, withRequestId } from '@/server/process/request-id';
import type { Step } from './step';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a trusted proxy gave the request, so that its log and ours name the same, or a new one. */
function idOf(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const sent = headers[HEADER];
    const isTrusted = typeof sent === 'string' && WELL_FORMED.test(sent) && trusts(socket.remoteAddress ?? '', 0);
    return isTrusted ? sent : randomUUID();
  };
}

/**
 * Names calls before anything refuses them, as integrators name the id when they ask about one. The headers of a page
 * are the same for every reader, and most pages are answered before they need a name.
 */
export function nameCall(trustedProxies: readonly string[]): Step {
  const name = idOf(trustedProxies);
  return (request, response, next) => {
    if (request.url?.startsWith('/api/')) {
      const id = name(request);
      nameAnswer(response, id);
      response.setHeader(HEADER, id);
    }
    return next();
  };
}

/** What the rest leads to has the id of the request. */
export function nameRequest(trustedProxies: readonly string[]): Step {
  const name = idOf(trustedProxies);
  return (request, response, next) => {
    const id = requestIdOf(response) ?? name(request);
    nameAnswer(response, id);
    return withRequestId(id, next);
  };
}
