import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** The header in which the server tells the application who called; what a caller writes there is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Whose `X-Forwarded-For` is believed: the named proxies', nobody else's. */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return (request: IncomingMessage): string => proxyAddr(request, trusts);
}

/** Notes on every request, before anybody looks at it, where it came from: Next shows its routes no socket. */
export function stampClientAddress(trustedProxies: readonly string[]): void {
  const read = clientAddressReader(trustedProxies);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[CLIENT_ADDRESS_HEADER] = read(request);
  });
}
