import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { anotherServer } from '../support/another-server';
import { refuseTiles, serveGoogleMaps, serveTiles } from '../support/fake-maps';
import { press, waitForHydration } from '../support/hydration';
import { test } from '../support/test';

const SITES = 'Dive sites on the map';
const live = (page: Page) => page.locator('iframe[src^="/map-frame/"]');
const liveMap = (page: Page) => live(page).contentFrame();
const names = (page: Page) => page.getByRole('list', { name: SITES }).getByRole('link');
const ask = (page: Page) => page.getByRole('button', { name: 'Show the street map' });

async function openMap(page: Page) {
  await page.goto('/locations');
  await press(ask(page));
}

test('the live map loads on request only, and links to the sites', async ({ page }) => {
  const tiles = await serveTiles(page);
  await page.goto('/locations/usat-liberty');
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(tiles.requestCount, 'nothing is requested from others before').toBe(0);
  await expect(live(page)).toHaveCount(0);

  await press(ask(page));
  await expect(live(page)).toBeVisible();
  expect(tiles.requestCount).toBeGreaterThan(0);
  await expect(liveMap(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await page.getByRole('link', { name: 'All dive sites' }).click();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await press(ask(page));
  await liveMap(page).getByRole('button', { name: 'Nusa Penida' }).click();
  await liveMap(page).getByRole('link', { name: 'Manta Point' }).click();
  await expect(page).toHaveURL(/\/locations\/manta-point$/);
  expect(await page.evaluate(() => 'isTheSamePage' in window), 'the page was not loaded anew').toBe(true);
});

test('the live map is accessible and usable by keyboard alone', async ({ page }) => {
  await serveTiles(page);
  await openMap(page);
  await expect(live(page)).toBeVisible();
  await expect(page.getByTitle(SITES)).toBeVisible();
  await expectAccessible(page);
  await liveMap(page).getByRole('region', { name: SITES }).focus();
  await page.keyboard.press('Tab');
  await expect(liveMap(page).getByRole('button', { name: 'Tulamben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await liveMap(page).getByRole('link', { name: 'USAT Liberty' }).press('Enter');
  await expect(page).toHaveURL(/\/locations\/usat-liberty$/);
});

test('the drawing stays without tiles and returns when they are lost; the live map can be requested again', async ({
  page,
}) => {
  await refuseTiles(page);
  await openMap(page);
  await expect(ask(page)).toBeEnabled();
  await expect(live(page)).toHaveCount(0);
  await expect(names(page).first()).toBeVisible();

  await page.unroute('https://tile.openstreetmap.org/**');
  await serveTiles(page);
  await ask(page).click();
  await expect(live(page)).toBeVisible();
  await expect(names(page).first()).toBeHidden();
  await page.unroute('https://tile.openstreetmap.org/**');
  await refuseTiles(page);
  await liveMap(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(names(page).first()).toBeVisible();
});

test('offline, the map stays drawn and can be requested once the connection is back', async ({ page, context }) => {
  await serveTiles(page);
  await page.goto('/locations/usat-liberty');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(ask(page));
  await expect(ask(page)).toBeEnabled();
  await context.setOffline(false);
  await ask(page).click();
  await expect(live(page)).toBeVisible();
});

test('on a phone an area of the live map is a bubble that opens into its sites @phone-only', async ({ page }) => {
  await serveTiles(page);
  await openMap(page);
  await liveMap(page).getByRole('button', { name: 'Menjangan' }).click();
  await expect(liveMap(page).getByRole('link', { name: 'Eel Garden' })).toBeVisible();
});

test('on a phone the drawn areas are targets of 44 pixels, and the chosen one links to its trips @phone-only', async ({
  page,
}) => {
  await page.goto('/locations');
  await waitForHydration(names(page).first());
  for (const name of await names(page).all())
    expect((await name.boundingBox())?.height, await name.innerText()).toBeGreaterThanOrEqual(44);
  await page.getByRole('list', { name: SITES }).getByRole('link', { name: 'Amed' }).tap();
  await expect(page.getByRole('link', { name: 'Trips to Amed' })).toHaveAttribute('href', '/trips?area=amed');
  await expect(page.getByRole('link', { name: 'Trips to Tulamben' })).toBeHidden();
});

const hostsIn = (policy = '') => policy.match(/https:\/\/[^\s;]+/g) ?? [];

test('third-party hosts are allowed in the map frame and nowhere else', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  for (const path of ['/', '/locations', '/contact', '/sign-in'])
    expect(hostsIn(await policyOf(path)), path).toEqual([]);
  const policy = await policyOf('/map-frame/en');
  expect(hostsIn(policy)).toEqual(['https://tile.openstreetmap.org']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-eval');
});

test.describe('with a Google Maps key', () => {
  let server: Awaited<ReturnType<typeof anotherServer>>;
  test.beforeAll(async () => {
    server = await anotherServer({ MAPS_API_KEY: 'a-key-of-ours' });
  });
  test.afterAll(() => server?.stop());

  test("the map is Google's, in the language of the page, and Google is allowed in its frame only", async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/user')) left.push(request.url());
    });
    const tiles = await serveTiles(page);
    const google = await serveGoogleMaps(page);
    const answer = await page.goto(`${server.origin}/de/locations`);
    expect(hostsIn(answer?.headers()['content-security-policy'])).toEqual([]);
    await press(page.getByRole('button', { name: 'Straßenkarte zeigen' }));
    await expect(live(page)).toBeVisible();
    expect(Object.fromEntries(google.requestedUrl?.searchParams ?? [])).toMatchObject({
      key: 'a-key-of-ours',
      language: 'de',
    });
    expect(tiles.requestCount).toBe(0);
    expect(refused).toEqual([]);
    // A message from the map frame cannot navigate to a URL without a pin.
    await liveMap(page)
      .locator('body')
      .evaluate(() => parent.postMessage({ map: 'go', href: '/user' }, location.origin));
    await liveMap(page).getByRole('button', { name: 'Menjangan' }).click();
    await expect(page).toHaveURL(/\/de\/locations$/);
    expect(left).toEqual([]);
  });

  test('the drawing stays when Google refuses the key', async ({ page }) => {
    await serveGoogleMaps(page);
    await page.goto(`${server.origin}/locations`);
    await press(ask(page));
    await expect(live(page)).toBeVisible();
    await liveMap(page)
      .locator('body')
      .evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
    await expect(names(page).first()).toBeVisible();
  });
});
