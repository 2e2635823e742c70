import { expect, test } from 'vitest';
import { sitemapOf } from './sitemap-xml';

test('sitemapOf lists a page in the visible languages and links no others', async () => {
  const xml = await sitemapOf([{ path: '/trips', changedAt: null }], ['en', 'ja']).text();
  expect([...xml.matchAll(/<loc>[^<]*?(\/[^<]*)<\/loc>/g)]).toHaveLength(2);
  expect(xml).toContain('hreflang="ja"');
  expect(xml).not.toContain('hreflang="de"');
});

test("sitemapOf states the time of a page's last change if known", async () => {
  const changedAt = new Date('2026-11-29T03:00:00Z');
  const xml = await sitemapOf(
    [
      { path: '/', changedAt: null },
      { path: '/trips/amed', changedAt },
    ],
    ['en'],
  ).text();
  expect([...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day)).toEqual([changedAt.toISOString()]);
});
