import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { Step } from './step';

/** The header that carries the client's address to the application; a client's own value is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** `X-Forwarded-For` is trusted only as far as trusted proxies wrote it. */
function clientAddressReader(trustedProxies: readonly string[]) {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return (request: IncomingMessage): string => proxyAddr(request, trusts);
}

/** Next gives its routes no socket, so the address travels in a header. */
export function stampClientAddress(trustedProxies: readonly string[]): Step {
  const read = clientAddressReader(trustedProxies);
  return (request, _response, next) => {
    request.headers[CLIENT_ADDRESS_HEADER] = read(request);
    return next();
  };
}
