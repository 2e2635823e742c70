import { stopSignal } from './lifecycle';

const AT_ONCE = 2;
const PATIENCE_MS = 30_000;

const PAGES = 'text/html,application/xml';
const PICTURES = 'image/webp';

async function read(url: string, accept: string): Promise<string> {
  const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(PATIENCE_MS)]);
  return (await fetch(url, { headers: { accept }, redirect: 'manual', signal })).text();
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => unescaped(url));

/** Lists the picture sizes that a page offers. */
const picturesOf = (page: string): string[] =>
  [...page.matchAll(/\/_next\/image\?url=[^\s"&\\]+&amp;w=\d+&amp;q=\d+/g)].map(([address]) => unescaped(address));

/**
 * Requests every public page and each size of its pictures once: rendered pages are cached in memory only and sizes of
 * uploads are created on demand, and the first visitor should not have to wait. The sitemap starts with the home page
 * and the lists. Failures are ignored, because they show on real requests.
 */
export async function warmPages(origin: string): Promise<void> {
  const done = new Set<string>();
  const readPictures = async (page: string): Promise<void> => {
    for (const address of picturesOf(page)) {
      if (done.has(address)) continue;
      done.add(address);
      await read(`${origin}${address}`, PICTURES).catch(() => {});
      if (stopSignal.aborted) return;
    }
  };
  try {
    const pages = pagesOf(await read(`${origin}/sitemap.xml`, PAGES));
    const next = async (): Promise<void> => {
      for (let page = pages.shift(); page; page = pages.shift()) {
        const { pathname, search } = new URL(page);
        await readPictures(await read(`${origin}${pathname}${search}`, PAGES).catch(() => ''));
        if (stopSignal.aborted) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch {
    // There is nothing to warm without a sitemap.
  }
}
