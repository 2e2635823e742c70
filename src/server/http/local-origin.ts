const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Next loops requests to itself when it listens on a loopback address that is not called `localhost`. */
export const listeningHost = (host: string): string => (loopback.has(host) ? 'localhost' : host);

/** The origin at which this machine reaches a server that listens on `host`. */
export function localOrigin(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : listeningHost(host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
