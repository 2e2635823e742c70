import { changesSoFar, isOutdated } from './changes.mjs';

/* The cached pages of this process, bounded in bytes. Next loads its page cache outside the bundle of the HTTP server,
   which answers from the same pages, so both share them on `globalThis`. */

/**
 * The document, the router's data and the segments that it fetches ahead come from one rendering and are stored and
 * dropped together, compressed; `hash` is the document's. Entries that are not pages, such as the manifest, have none
 * of the three.
 * @typedef {{
 *   key: string, address: string | null, value: any, html: Buffer | null, router: Buffer | null,
 *   segments: Buffer | null, hash: string, quality: number, reads: number, begun: number, freshAt?: number, lastModified: number, cacheControl?: { revalidate?: number | false }
 * }} StoredPage
 * @typedef {{ pages: Map<string, StoredPage>, addresses: Map<string, string>, bytes: number, maxBytes: number, last: StoredPage | null }} State
 */

const MEGABYTE = 1024 * 1024;
/** The limit until the HTTP server sets it from PAGE_CACHE_MB. */
const DEFAULT_BYTES = 128 * MEGABYTE;
const OVERHEAD_BYTES = 2_000;
const TAGS_HEADER = 'x-next-cache-tags';

const slot = Symbol.for('segara.stored-pages');
const shared = /** @type {{ [slot]?: State }} */ (globalThis);

/** @returns {State} */
function state() {
  shared[slot] ??= { pages: new Map(), addresses: new Map(), bytes: 0, maxBytes: DEFAULT_BYTES, last: null };
  return shared[slot];
}

/** @param {number} megabytes */
export function limitStoredPages(megabytes) {
  state().maxBytes = megabytes * MEGABYTE;
}

export const storedBytes = () => state().bytes;
export const storedCount = () => state().pages.size;

/** @param {StoredPage} page */
function bytesOf({ value, html, router, segments }) {
  const parts = [html, router, segments, value?.body];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), OVERHEAD_BYTES);
}

/** @param {string} key */
function dropPage(key) {
  const { pages, addresses } = state();
  const page = pages.get(key);
  if (!page) return;
  state().bytes -= bytesOf(page);
  pages.delete(key);
  if (page.address && addresses.get(page.address) === key) addresses.delete(page.address);
}

/** Keeps the pages in the order of their last requests. @param {StoredPage} page */
function putLast(page) {
  state().pages.set(page.key, page);
  state().last = page;
}

/** @param {StoredPage} page */
export function storePage(page) {
  const { key } = page;
  const { pages, addresses, maxBytes } = state();
  dropPage(key);
  putLast(page);
  if (page.address) addresses.set(page.address, key);
  state().bytes += bytesOf(page);
  // The least recently requested page comes first.
  for (const oldest of pages.keys()) {
    if (state().bytes <= maxBytes) break;
    dropPage(oldest);
  }
}

/** @param {any} value @returns {string[]} */
const partsOf = (value) => value?.headers?.[TAGS_HEADER]?.split(',') ?? [];

/** Returns the page unless a part of it has changed since its rendering began. @param {string} key */
export function freshPage(key) {
  const { pages } = state();
  const page = pages.get(key);
  if (!page) return null;
  // A page has dozens of parts, which are checked once after each change.
  if (page.freshAt !== changesSoFar() && isOutdated(partsOf(page.value), page.begun)) {
    dropPage(key);
    return null;
  }
  page.freshAt = changesSoFar();
  if (state().last === page) return page;
  pages.delete(key);
  putLast(page);
  return page;
}

/** The internal address begins with the language, also for English. @param {string} address */
export function freshPageAt(address) {
  const key = state().addresses.get(address);
  return key === undefined ? null : freshPage(key);
}

/** True for a page that Next serves once more while it rebuilds it. @param {StoredPage} page */
export function isDue({ lastModified, cacheControl }) {
  return cacheControl?.revalidate ? lastModified + cacheControl.revalidate * 1000 < Date.now() : false;
}

/**
 * Replaces the stored document and router data with a smaller form.
 * @param {StoredPage} page @param {{ html: Buffer, router: Buffer | null, quality: number }} smaller
 */
export function shrinkPage(page, smaller) {
  const before = bytesOf(page);
  Object.assign(page, smaller);
  if (state().pages.get(page.key) === page) state().bytes += bytesOf(page) - before;
}
