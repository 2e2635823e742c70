import { expect } from '@playwright/test';
import { test } from '../support/test';
import { KB, weigh } from '../support/weight';

test.use({ scenes: true });

// The bundler groups styles by the pages that share them, so a page also gets some that it does not need: a product has
// some 18 kB of styles, about 2 of them headers.
const limits = { script: 137 * KB, stylesheet: 18.5 * KB };

const mostVisited = [
  '/',
  '/trips',
  '/trips/usat-liberty-wreck',
  '/courses',
  '/courses/open-water-diver',
  '/gopro',
  '/gopro/divemaster',
  '/locations',
  '/locations/manta-point',
  '/blog',
  '/blog/how-to-meet-a-manta',
  '/contact',
];

for (const path of mostVisited) {
  test(`${path} is light enough for a hotel lobby's network`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect(weight.stylesheet).toBeGreaterThan(KB);
    expect(weight.script).toBeGreaterThan(KB);
    expect(weight.stylesheet, 'bytes of style').toBeLessThanOrEqual(limits.stylesheet);
    expect(weight.script, 'bytes of script').toBeLessThanOrEqual(limits.script);
  });
}

test('a page fetches its scripts after its main picture', async ({ page, request }) => {
  // The first request builds the page and gets it before post-processing.
  await request.get('/trips');
  await page.goto('/trips');
  await expect(page.locator('html[data-fresh]')).toHaveCount(0);
  const { picture, scripts } = await page.evaluate(() => {
    const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    return {
      picture: came.find(({ name }) => name === first?.src)?.responseEnd,
      scripts: came.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(picture ?? Number.POSITIVE_INFINITY);
});

test("scripts and styles are served with the build's brotli compression", async ({ request }) => {
  const page = await request.get('/privacy-policy');
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
  for (const address of new Set((await page.text()).match(/\/_next\/static\/chunks\/[\w.-]+\.(js|css)/g))) {
    const headers = (await request.get(address)).headers();
    // A response compressed on the fly has no content length.
    expect(headers, address).toMatchObject({ 'content-encoding': 'br', 'content-length': expect.any(String) });
  }
});

test('content below the fold defers its layout until hydration, except after a reload', async ({ page }) => {
  const fresh = page.locator('html[data-fresh]');
  const foot = page.getByRole('contentinfo');
  await page.goto('/trips');
  await expect(fresh).toHaveCount(0);
  await expect(foot).toHaveCSS('content-visibility', 'visible');

  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/courses');
  await expect(fresh).toHaveCount(1);
  await expect(foot).toHaveCSS('content-visibility', 'auto');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fresh).toHaveCount(0);
  await expect(foot).toHaveCSS('content-visibility', 'visible');
});

test('a page starts in separate tasks: Next waits for an empty script before it reads the page', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('head > script:not([src]):empty')).toHaveCount(1);
});
