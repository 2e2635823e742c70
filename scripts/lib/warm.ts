import { stopSignal } from './lifecycle';

const AT_ONCE = 2;
const PATIENCE_MS = 30_000;

const read = (url: string): Promise<string> =>
  fetch(url, {
    headers: { accept: 'text/html,application/xml' },
    redirect: 'manual',
    signal: AbortSignal.any([stopSignal, AbortSignal.timeout(PATIENCE_MS)]),
  }).then((response) => response.text());

const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/**
 * Requests every public page once: rendered pages are cached in memory and lost at a restart, and the first visitor
 * should not have to wait. Failures are ignored; they show when a page is really requested.
 */
export async function warmPages(origin: string): Promise<void> {
  try {
    const pages = pagesOf(await read(`${origin}/sitemap.xml`));
    const next = async (): Promise<void> => {
      for (let page = pages.shift(); page; page = pages.shift()) {
        const { pathname, search } = new URL(page);
        await read(`${origin}${pathname}${search}`).catch(() => {});
        if (stopSignal.aborted) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch {
    // No sitemap, nothing to warm.
  }
}
