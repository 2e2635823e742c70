import proxyAddr from 'proxy-addr';
import { passOn, type Step } from '@/server/http/step';
import { type Routes, routeOf } from '@/server/metrics/route-of';
import { requestIdOf } from '@/server/process/request-id';
import { traces } from './traces';

/** Opens a span from the request to the end of its answer. It continues a trace begun by a trusted proxy. */
export function traceRequests(routes: Routes, trustedProxies: readonly string[]): Step {
  const exported = traces();
  if (!exported) return passOn;
  const trusts = proxyAddr.compile([...trustedProxies]);
  return (request, response, next) => {
    const { method = '', url = '', headers, socket } = request;
    const sent = headers.traceparent;
    const parent = typeof sent === 'string' && trusts(socket.remoteAddress ?? '', 0) ? sent : undefined;
    const route = routeOf(url, routes);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = exported.begin(`${method} ${route}`, { kind: 'server', attributes, parent });
    response.once('close', () => {
      const { statusCode } = response;
      const answer = { 'http.response.status_code': statusCode, 'segara.request_id': requestIdOf(response) };
      span.end({ attributes: answer, ...(statusCode >= 500 && { error: `answered ${statusCode}` }) });
    });
    return span.run(next);
  };
}
