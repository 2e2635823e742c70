import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { everywhere, hsts } from '@/server/http/answer-headers.mjs';
import { acceptsBrotli, STATIC, typeOf } from '@/server/http/compress';
import { pathOf } from '@/server/http/refuse';
import type { Step } from '@/server/http/step';
import { log } from '@/server/process/log';
import type { StaticFile } from './archive';

const unpack = promisify(brotliDecompress);
/** The name of a file changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

type Find = (name: string) => Promise<StaticFile | undefined>;

async function send(request: IncomingMessage, response: ServerResponse, name: string, file: StaticFile): Promise<void> {
  const isPacked = file.packed && acceptsBrotli(request);
  const bytes = file.packed && !isPacked ? await unpack(file.bytes) : file.bytes;
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  for (const { key, value } of [...everywhere, ...(isSecure ? hsts : [])]) response.setHeader(key, value);
  response.writeHead(200, {
    'Content-Type': typeOf[extname(name)] ?? 'application/octet-stream',
    'Content-Length': bytes.byteLength,
    'Cache-Control': FOREVER,
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'br' }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Answers static files that this build does not have from the other builds. */
export function answerOtherBuilds(own: ReadonlySet<string>, find: Find): Step {
  return async (request, response, next) => {
    const path = pathOf(request);
    if (!path.startsWith(STATIC) || own.has(path)) return next();
    const name = path.slice(STATIC.length);
    const file = await find(name).catch((err: unknown) => {
      log.warn({ err }, 'the static files of other builds cannot be read');
      return undefined;
    });
    return file ? send(request, response, name, file) : next();
  };
}
