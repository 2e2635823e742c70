import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Step } from './step';

export const STATIC = '/_next/static/';
/** The suffix of files that the build has compressed as small as brotli gets (scripts/lib/pack-for-good.ts). */
const PACKED = '.br';

export const typeOf: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

// A page contains most texts twice, in the markup and for React; a match window of 2^18 bytes spans both.
const compressAnswer = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  filter(request, response) {
    // Next writes the type of an API's answer as a list of one, which the package takes for no type.
    const type = response.getHeader('Content-Type');
    if (Array.isArray(type) && type[0]) response.setHeader('Content-Type', type[0]);
    return compression.filter(request, response);
  },
});

/** The URLs of the static files in the folder. */
export const staticIn = (folder: string): Set<string> =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => STATIC + file));

/** Those of them that the build has compressed. */
export const packedOf = (all: ReadonlySet<string>): Set<string> =>
  new Set([...all].filter((url) => all.has(url + PACKED)));

export const acceptsBrotli = ({ headers }: IncomingMessage): boolean =>
  /\bbr\b(?!;q=0)/.test(String(headers['accept-encoding']));

const validators = ['ETag', 'Last-Modified', 'Accept-Ranges'];

/**
 * A file that never changes is not asked for again, and HTTP/1.1 keeps a connection without saying so: on each of a page's
 * thirty files these headers weigh 150 bytes.
 */
function leaveHeadersOut(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    for (const name of validators) response.removeHeader(name);
    // A server that stops says that it closes the connection.
    if (response.shouldKeepAlive && !response.hasHeader('Connection')) response.removeHeader('Connection');
    return writeHead(...head);
  };
}

/**
 * Answers in the smallest form the browser accepts: compressed by the build, else on the fly. Next supports gzip only.
 */
export const compress =
  (packed: ReadonlySet<string>): Step =>
  (request, response, next) => {
    const { url = '' } = request;
    if (packed.has(url) && acceptsBrotli(request)) {
      request.url = url + PACKED;
      response.setHeader('Content-Type', typeOf[extname(url)] ?? 'application/octet-stream');
      response.setHeader('Content-Encoding', 'br');
      leaveHeadersOut(response);
    }
    compressAnswer(request, response, () => {});
    return next();
  };
