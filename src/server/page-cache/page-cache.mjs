import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { finishInlineScripts, SCRIPT_HASHES } from '../next-internals/inline-scripts.mjs';
import { addressOfKey } from '../next-internals/route-cache-key.mjs';
import { scriptsLater } from '../next-internals/scripts-later.mjs';
import { recordChange } from './changes.mjs';
import { compress, decompress, QUICK } from './compress-page.mjs';
import { noteBeginning, takeBeginning } from './renderings.mjs';
import { freshPage, isDue, storePage } from './stored-pages.mjs';

/* Next's cache of the prerendered pages of this process (`cacheHandler` in next.config.mjs). Next's own cache dates a
   page by the end of its rendering, so a page that read the database just before a change and finished just after it
   would be cached for good. This cache dates a page by its beginning. */

/** A page that Next returns because it could not rebuild it is finished already. @param {any} page */
function finished(page) {
  if (page.headers?.[SCRIPT_HASHES] !== undefined) return page;
  const { html, hashes } = finishInlineScripts(scriptsLater(page.html));
  return { ...page, html, headers: { ...page.headers, [SCRIPT_HASHES]: hashes } };
}

/** @param {any} value */
async function packed(value) {
  if (typeof value?.html !== 'string') return { value, html: null, router: null, segments: null, hash: '', quality: 0 };
  const { html, rscData, segmentData, ...rest } = finished(value);
  const text = Buffer.from(html);
  return {
    value: rest,
    html: await compress(text, QUICK),
    router: rscData ? await compress(rscData, QUICK) : null,
    segments: segmentData ? await compress(serialize(segmentData), QUICK) : null,
    hash: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    quality: QUICK,
  };
}

/** @param {Buffer | null} stored */
const restored = (stored) => (stored ? decompress(stored) : undefined);

/** @param {import('./stored-pages.mjs').StoredPage} page */
async function unpacked({ value, html, router, segments }) {
  if (!html) return value;
  const [text, rscData, parts] = await Promise.all([decompress(html), restored(router), restored(segments)]);
  return { ...value, html: text.toString(), rscData, segmentData: parts && deserialize(parts) };
}

export default class PageCache {
  /** @param {string} key @param {{ kind: string }} about */
  async get(key, { kind }) {
    // Pages are cached, the responses they are made of are not.
    if (kind === 'FETCH') return null;
    const page = freshPage(key);
    if (!page || isDue(page)) noteBeginning(key);
    if (!page) return null;
    const { lastModified, cacheControl } = page;
    return { value: await unpacked(page), lastModified, cacheControl };
  }

  /** @param {string} key @param {any} value @param {{ fetchCache?: boolean, cacheControl?: { revalidate?: number | false } }} about */
  async set(key, value, { fetchCache, cacheControl }) {
    if (fetchCache) return;
    const page = await packed(value);
    const about = { key, address: addressOfKey(key), begun: takeBeginning(key), cacheControl };
    storePage({ ...about, ...page, reads: 0, lastModified: Date.now() });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) recordChange(tag);
  }

  resetRequestCache() {}
}
