import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { withRequestId } from '@/server/process/request-id';
import type { Step } from './step';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a trusted proxy gave the request, so that its log and ours name the same, or a new one. */
export function nameRequest(trustedProxies: readonly string[]): Step {
  const trusts = proxyAddr.compile([...trustedProxies]);
  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const sent = headers[HEADER];
    const isTrusted = typeof sent === 'string' && WELL_FORMED.test(sent) && trusts(socket.remoteAddress ?? '', 0);
    return isTrusted ? sent : randomUUID();
  };
  return (request, response, next) => {
    const id = idOf(request);
    // Integrators name it when they ask about a call; the headers of a page are the same for every reader.
    if (request.url?.startsWith('/api/')) response.setHeader(HEADER, id);
    return withRequestId(id, next);
  };
}
