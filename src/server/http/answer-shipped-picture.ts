import { readFile } from 'node:fs/promises';
import { fileForWidth, type Manifest } from '@/server/pictures/shipped';
import { everywhere, hsts } from './answer-headers.mjs';
import type { Step } from './step';

const OPTIMISER = '/_next/image?';
const STORED = '/api/media/';
/** The quality that every page asks for. */
const QUALITY = '75';
/** A key belongs to one drawing forever. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves a size of a shipped picture from its file. Next would create it on the first request, which takes up to
 * seconds, and again after each release.
 */
export function answerShippedPicture(manifest: Manifest, folder?: string): Step {
  const byAddress = new Map(Object.values(manifest).map((picture) => [`${STORED}${picture.key}`, picture]));
  return async (request, response, next) => {
    const { url = '', headers, method } = request;
    if (!url.startsWith(OPTIMISER) || !headers.accept?.includes('image/webp')) return next();
    const query = new URLSearchParams(url.slice(OPTIMISER.length));
    const picture = byAddress.get(query.get('url') ?? '');
    const file = picture && query.get('q') === QUALITY ? fileForWidth(picture, Number(query.get('w')), folder) : null;
    const bytes = file ? await readFile(file).catch(() => null) : null;
    if (!bytes) return next();
    const isSecure = headers['x-forwarded-proto'] === 'https';
    for (const { key, value } of [...everywhere, ...(isSecure ? hsts : [])]) response.setHeader(key, value);
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': bytes.byteLength,
      'Cache-Control': FOREVER,
      Vary: 'Accept',
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  };
}
