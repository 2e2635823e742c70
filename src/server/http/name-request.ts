import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { labelAnswer, requestIdOf, withRequestId } from '@/server/process/request-id';
import type { Step } from './step';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id given by a trusted proxy, so that both logs use the same id; otherwise a new id. */
function idOf(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const sent = headers[HEADER];
    const isTrusted = typeof sent === 'string' && WELL_FORMED.test(sent) && trusts(socket.remoteAddress ?? '', 0);
    return isTrusted ? sent : randomUUID();
  };
}

/**
 * Names calls before anything can refuse them, because integrators quote the id when they ask about a call. The headers
 * of a page are the same for every reader, and most pages are answered before they need an id.
 */
export function labelCall(trustedProxies: readonly string[]): Step {
  const name = idOf(trustedProxies);
  return (request, response, next) => {
    if (request.url?.startsWith('/api/')) {
      const id = name(request);
      labelAnswer(response, id);
      response.setHeader(HEADER, id);
    }
    return next();
  };
}

/** Everything that the following steps cause carries the id of the request. */
export function labelRequest(trustedProxies: readonly string[]): Step {
  const name = idOf(trustedProxies);
  return (request, response, next) => {
    const id = requestIdOf(response) ?? name(request);
    labelAnswer(response, id);
    return withRequestId(id, next);
  };
}
