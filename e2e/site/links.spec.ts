import { expect } from '@playwright/test';
import { tagsIn } from '../support/html';
import { test } from '../support/test';

const AT_ONCE = 8;

type Linked = { ids: Set<string>; links: string[] };

const linkedIn = (html: string): Linked => ({
  ids: new Set(tagsIn(html, '\\w+').flatMap(({ id }) => id ?? [])),
  links: tagsIn(html, 'a').flatMap(({ href }) => href ?? []),
});

test('every link on every public page leads to a page, and every anchor to an element on that page', async ({
  request,
}) => {
  test.slow();
  const read = new Map<string, Linked | number>();
  const readEach = async (paths: Iterable<string>) => {
    const left = [...new Set(paths)].filter((path) => !read.has(path)).values();
    const readNext = async () => {
      for (const path of left) {
        const answer = await request.get(path);
        read.set(path, answer.ok() ? linkedIn(await answer.text()) : answer.status());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  };

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  await readEach(pages);
  const links = pages.flatMap((page) => {
    const found = read.get(page);
    if (typeof found !== 'object') return [{ page, to: page, anchor: '' }];
    return found.links.flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `http://site.test${page}`);
      return origin === 'http://site.test' ? [{ page, to: pathname, anchor: decodeURIComponent(hash.slice(1)) }] : [];
    });
  });
  await readEach(links.map(({ to }) => to));

  const dead = links.filter(({ to, anchor }) => {
    const target = read.get(to);
    return typeof target !== 'object' || (anchor !== '' && !target.ids.has(anchor));
  });
  expect(links.length).toBeGreaterThan(pages.length);
  expect([...new Set(dead.map(({ page, to, anchor }) => `${page}: ${to}${anchor && `#${anchor}`}`))]).toEqual([]);
});
