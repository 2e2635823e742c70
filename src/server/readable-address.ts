import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const UNKEPT = /%00/g;
const REPLACEMENT = encodeURIComponent('\ufffd');

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address nobody can read is one nobody has. Next answers it as if we had failed, and so would PostgreSQL, which
 * knows no such character; spelt so that it can be read, it is looked for and not found like any other.
 */
export function readableAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const readable = isReadable(path) ? path : path.replaceAll('%', '%25');
  return (readable + url.slice(path.length)).replace(UNKEPT, REPLACEMENT);
}

/** Before anybody looks at the request. */
export function readAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = request.url && readableAddress(request.url);
  });
}
