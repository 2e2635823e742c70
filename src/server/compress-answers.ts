import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import { isDevelopment } from '../env';

const STATIC = '/_next/static/';
/** Ends the name of what the build has packed beforehand, as small as it gets (scripts/lib/pack-for-good.ts). */
const PACKED = '.br';

const typeOf: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

// A page says most things twice, once to be seen and once for React. A window as wide as the page finds the second one.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/** The addresses of what lies there packed. */
function packedIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const packed = files.filter((file) => file.endsWith(PACKED)).map((file) => file.slice(0, -PACKED.length));
  return new Set(packed.map((file) => STATIC + file));
}

const knowsBrotli = ({ headers }: IncomingMessage): boolean =>
  /\bbr\b(?!;q=0)/.test(String(headers['accept-encoding']));

/** Answers in the smallest form the browser reads: packed by the build, else compressed on the way. */
export function answerSmall(packed: ReadonlySet<string>, request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  if (packed.has(url) && knowsBrotli(request)) {
    request.url = url + PACKED;
    response.setHeader('Content-Type', typeOf[extname(url)] ?? 'application/octet-stream');
    response.setHeader('Content-Encoding', 'br');
  }
  compress(request, response, () => {});
}

/** Before anybody looks at a request: Next can compress by itself, but knows gzip only. */
export function compressAnswers(): void {
  const packed = isDevelopment ? new Set<string>() : packedIn(join(process.cwd(), '.next', 'static'));
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    answerSmall(packed, request, response);
  });
}
