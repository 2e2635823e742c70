import { expect, test } from 'vitest';
import { sitemapOf } from './sitemap-xml';

test('sitemapOf lists a page in the languages that are shown, and links no others', async () => {
  const xml = await sitemapOf(['/trips'], ['en', 'ja']).text();
  expect([...xml.matchAll(/<loc>[^<]*?(\/[^<]*)<\/loc>/g)]).toHaveLength(2);
  expect(xml).toContain('hreflang="ja"');
  expect(xml).not.toContain('hreflang="de"');
});
