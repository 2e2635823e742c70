import { expect, type Page, type Request, test } from '@playwright/test';

const KB = 1000;
const limits = { script: 185 * KB, stylesheet: 15 * KB };

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

/** What comes over the wire for the page itself, headers included: not for pages fetched ahead, nor for a map in a frame. */
async function weigh(page: Page, path: string) {
  const own: Request[] = [];
  page.on('requestfinished', (request) => request.frame() === page.mainFrame() && own.push(request));
  await page.route(/[?&]_rsc=/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  const weight = { script: 0, stylesheet: 0 };
  for (const request of own) {
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    weight[type] += responseBodySize + responseHeadersSize;
  }
  return weight;
}

for (const path of mostVisited) {
  test(`is light enough for the lobby of a hotel: ${path}`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect(weight.stylesheet).toBeGreaterThan(KB);
    expect(weight.script).toBeGreaterThan(KB);
    expect(weight.stylesheet, 'bytes of style').toBeLessThanOrEqual(limits.stylesheet);
    expect(weight.script, 'bytes of script').toBeLessThanOrEqual(limits.script);
  });
}

test('asks browsers to compile what every page starts with while it arrives', async ({ request }) => {
  const html = await (await request.get('/privacy-policy')).text();
  const addresses = [...html.matchAll(/<link rel="later" href="([^"]+)"/g)].map(([, address = '']) => address);
  const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.length).toBeGreaterThan(3);
  expect(Math.max(...hinted.map(({ length }) => length))).toBe(Math.max(...scripts.map(({ length }) => length)));
});

test('fetches its scripts once its picture has come', async ({ page, request }) => {
  // Who asks first gets the page while it is made, before anything is arranged in it.
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

test('comes in brotli, scripts and styles as small as the build could pack them', async ({ request }) => {
  const page = await request.get('/privacy-policy');
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
  for (const address of new Set((await page.text()).match(/\/_next\/static\/chunks\/[\w.-]+\.(js|css)/g))) {
    const headers = (await request.get(address)).headers();
    // One that is compressed on the way has no length before its end.
    expect(headers, address).toMatchObject({ 'content-encoding': 'br', 'content-length': expect.any(String) });
  }
});

test('what is not in sight waits with its layout until the page works, unless somebody comes back', async ({
  page,
}) => {
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

test('starts in turns: Next has waited for the empty script before it read the page', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('head > script:not([src]):empty')).toHaveCount(1);
});
