import { compress, decompress, SMALLEST } from './compress-page.mjs';
import { shrinkPage } from './stored-pages.mjs';

/** @type {Set<import('./stored-pages.mjs').StoredPage>} */
const waiting = new Set();
let isShrinking = false;

/** @param {Buffer} compressed */
const smallest = async (compressed) => compress(await decompress(compressed), SMALLEST);

async function shrinkAll() {
  for (const page of waiting) {
    const { html, router } = page;
    if (html)
      shrinkPage(page, { html: await smallest(html), router: router && (await smallest(router)), quality: SMALLEST });
    waiting.delete(page);
  }
}

/** The number of reads from which recompressing a page is worth the time; most get fewer between two changes. */
const WORTH_READS = 10;

/**
 * Counts a read, and compresses an often-read page as small as brotli gets: one page at a time, so that only one
 * thread is busy.
 * @param {import('./stored-pages.mjs').StoredPage} page
 */
export function countRead(page) {
  page.reads += 1;
  if (page.reads < WORTH_READS || page.quality === SMALLEST || waiting.has(page)) return;
  waiting.add(page);
  if (isShrinking) return;
  isShrinking = true;
  shrinkAll()
    .catch(() => waiting.clear())
    .finally(() => {
      isShrinking = false;
    });
}
