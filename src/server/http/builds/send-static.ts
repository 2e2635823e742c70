import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { everywhere, hsts } from '@/server/http/answer-headers.mjs';
import type { StaticFile } from './archive';

export const STATIC = '/_next/static/';

/** Scripts and styles use their document's encoding. Headers are kept short: a page loads twenty of these files. */
const typeOf: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const unpack = promisify(brotliDecompress);

/** A file's name changes with its content. */
const FOREVER = 'max-age=31536000, immutable';

export const acceptsBrotli = ({ headers }: IncomingMessage): boolean =>
  /\bbr\b(?!;q=0)/.test(String(headers['accept-encoding']));

/** HTTP/1.1 keeps connections open by default; a stopping server sends `Connection: close`. */
function leaveConnectionOut(response: ServerResponse): void {
  if (response.shouldKeepAlive && !response.hasHeader('Connection')) response.removeHeader('Connection');
}

/** Sends a static file from memory. It never changes, so it needs no revalidation and no ETag. */
export async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  file: StaticFile,
): Promise<void> {
  const isPacked = file.packed && acceptsBrotli(request);
  const bytes = file.packed && !isPacked ? await unpack(file.bytes) : file.bytes;
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  for (const { key, value } of [...everywhere, ...(isSecure ? hsts : [])]) response.setHeader(key, value);
  leaveConnectionOut(response);
  response.writeHead(200, {
    'Content-Type': typeOf[extname(name)] ?? 'application/octet-stream',
    'Content-Length': bytes.byteLength,
    'Cache-Control': FOREVER,
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'br' }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
