import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { splitLocale } from '../../src/shared/locale/locales';
import { htmlOf, jsonLdIn, metaIn } from '../support/html';
import { test } from '../support/test';

const origin = () => process.env.SEGARA_E2E_URL ?? '';
const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

const sharedPicture = async (request: APIRequestContext, path: string) =>
  metaIn(await htmlOf(request, path), 'og:image') ?? '';

test('the sitemap lists every public page in five languages, and each of them answers', async ({ request }) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = pathsIn(sitemap);
  expect(paths.length % 5).toBe(0);
  for (const pathPrefix of ['/trips/', '/locations/', '/facility-locations/', '/de/about'])
    expect(paths.some((path) => path.startsWith(pathPrefix))).toBe(true);
  expect(sitemap).toContain('hreflang="x-default"');
  for (const path of paths.filter((path) => !splitLocale(path).locale))
    expect((await request.get(path)).status(), path).toBe(200);
});

test('robots.txt names the sitemap and excludes personal pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  for (const closed of ['/user', '/admin', '/de/user', '/api/']) expect(robots).toContain(`Disallow: ${closed}\n`);
});

test('each page has its own preview picture for sharing', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ['/', '/about', '/ja/about', '/trips/nusa-penida-mantas']) {
    const answer = await request.get(await sharedPicture(request, path));
    expect(answer.status(), path).toBe(200);
    const body = await answer.body();
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    pictures.add(body.toString('base64'));
  }
  expect(pictures.size).toBe(4);
});

test('preview pictures cannot be created with a custom text', async ({ request }) => {
  const forged = new URL(await sharedPicture(request, '/about'));
  forged.searchParams.set('title', 'Free dives at evil.example');
  expect((await request.get(forged.href)).status()).toBe(404);
});

test('the structured data names the shop and the breadcrumbs of a page', async ({ request }) => {
  const parts = jsonLdIn(await htmlOf(request, '/contact')).map((text) => JSON.parse(text));
  expect(parts).toContainEqual(expect.objectContaining({ '@type': 'SportsActivityLocation' }));
  expect(parts).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});
