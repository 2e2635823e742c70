import { finishInlineScripts, SCRIPT_HASHES } from '../next-internals/inline-scripts.mjs';
import { scriptsLater } from '../next-internals/scripts-later.mjs';
import { changesSoFar, isOutdated, noteChange } from './changes.mjs';

/* Next's cache of the prerendered pages of this process (`cacheHandler` in next.config.mjs). Next's own goes by the
   time a page was finished: one that read the database just before a change and was finished just after it would be
   cached for good. This one goes by when a page was begun. */

const MOST_BYTES = 256 * 1024 * 1024;
/** A page that failed to render is never finished; its beginning need not be stored forever. */
const MOST_BEGUN = 10_000;
const TAGS_HEADER = 'x-next-cache-tags';

/** @typedef {{ value: any, lastModified: number, cacheControl?: { revalidate?: number | false }, begun: number, bytes: number }} Kept */

/** The least recently requested one comes first. @type {Map<string, Kept>} */
const kept = new Map();
/** After how many changes a missing page began to be rendered. @type {Map<string, number>} */
const begun = new Map();
let bytesKept = 0;

/** @param {any} page */
function bytesOf(page) {
  const segments = [...(page?.segmentData?.values() ?? [])];
  return [page?.html, page?.rscData, page?.body, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 1_000);
}

/** @param {any} page @returns {string[]} */
const partsOf = (page) => page?.headers?.[TAGS_HEADER]?.split(',') ?? [];

/** @param {string} key */
function drop(key) {
  bytesKept -= kept.get(key)?.bytes ?? 0;
  kept.delete(key);
}

/** @param {any} page */
function finished(page) {
  if (typeof page?.html !== 'string') return page;
  const { html, hashes } = finishInlineScripts(scriptsLater(page.html));
  return { ...page, html, headers: { ...page.headers, [SCRIPT_HASHES]: hashes } };
}

/** Requests during a rendering get the same page, so the first one counts. @param {string} key */
function noteBeginning(key) {
  if (begun.has(key)) return;
  const [oldest] = begun.keys();
  if (begun.size >= MOST_BEGUN && oldest !== undefined) begun.delete(oldest);
  begun.set(key, changesSoFar());
}

/** Next serves such a page once more and rebuilds it meanwhile. @param {Kept} page */
function isDue({ lastModified, cacheControl }) {
  return cacheControl?.revalidate ? lastModified + cacheControl.revalidate * 1000 < Date.now() : false;
}

export default class PageCache {
  /** @param {string} key @param {{ kind: string }} about */
  async get(key, { kind }) {
    // Pages are cached, the responses they are made of are not.
    if (kind === 'FETCH') return null;
    const found = kept.get(key);
    drop(key);
    if (found && !isOutdated(partsOf(found.value), found.begun)) {
      kept.set(key, found);
      bytesKept += found.bytes;
      if (isDue(found)) noteBeginning(key);
      return found;
    }
    noteBeginning(key);
    return null;
  }

  /** @param {string} key @param {any} value @param {{ fetchCache?: boolean, cacheControl?: { revalidate?: number | false } }} about */
  async set(key, value, { fetchCache, cacheControl }) {
    if (fetchCache) return;
    drop(key);
    const bytes = bytesOf(value);
    kept.set(key, {
      value: finished(value),
      lastModified: Date.now(),
      cacheControl,
      begun: begun.get(key) ?? changesSoFar(),
      bytes,
    });
    begun.delete(key);
    bytesKept += bytes;
    for (const oldest of kept.keys()) {
      if (bytesKept <= MOST_BYTES) break;
      drop(oldest);
    }
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) noteChange(tag);
  }

  resetRequestCache() {}
}
