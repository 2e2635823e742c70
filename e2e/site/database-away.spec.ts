import { expect, type Page } from '@playwright/test';
import { localePath, locales } from '../../src/shared/locale/locales';
import { violations } from '../support/accessibility';
import { type LosesDatabase, serverThatLosesDatabase } from '../support/another-server';
import { waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

let server: LosesDatabase;
test.beforeAll(async () => {
  server = await serverThatLosesDatabase();
});
test.afterAll(() => server?.stop());

const stored = ['/', '/trips', '/de/faq'];
const notStored = ['/ja/trips', '/blog/how-to-meet-a-manta', '/locations/manta-point'];
const ofOnePerson = ['/user', '/de/user/orders', '/booking-form', '/sign-in', '/admin', '/api/auth/expired?to=/'];
const feeds = ['/sitemap.xml', '/sitemap/products-1.xml', '/blog/rss.xml', '/de/blog/rss.xml'];
const calls = [
  '/api/users/profile',
  '/api/users/products',
  '/api/trpc/auth.me',
  '/api/trpc/catalogue.faqs?batch=1',
  '/api/lists/orders.csv',
];
const withoutDatabase = [
  '/robots.txt',
  '/sitemap/pages-1.xml',
  '/icon.svg',
  '/manifest.webmanifest',
  '/api/health/live',
  '/api/openapi.json',
];

/** Without cookies, because opening a page stores its language as the visitor's choice. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

async function expectAnswered(paths: string[]) {
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
}

/** Requests like a script, because for a document the server builds the page. */
const isStored = async (path: string) =>
  (await get(path, { 'sec-fetch-dest': 'empty' })).headers.get('x-nextjs-cache') === 'HIT';

async function expectUnavailable(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(503);
  expect(Object.fromEntries(answer.headers), path).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  return answer;
}

/** The server notices by itself a moment later. */
const untilSignInAnswers = (status: number) => expect.poll(async () => (await get('/sign-in')).status).toBe(status);

async function cut() {
  await server.database.cut();
  await untilSignInAnswers(503);
}

async function restore() {
  await server.database.restore();
  await untilSignInAnswers(200);
}

test('every path answers 503 while the database is unavailable, and 200 once it is back', async () => {
  await expectAnswered([...feeds, ...withoutDatabase]);
  for (const path of stored) await expect.poll(() => isStored(path), path).toBe(true);

  await cut();
  await expectAnswered([...stored, ...withoutDatabase]);
  for (const path of [...notStored, ...ofOnePerson]) {
    const answer = await expectUnavailable(path);
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await answer.text(), path).toMatch(/Back in a moment|Gleich wieder da|まもなく再開します/);
  }
  for (const path of [...feeds, ...calls]) {
    const answer = await expectUnavailable(path);
    expect(await answer.text(), path).toMatch(/cannot be reached|nicht erreichbar/);
  }

  await restore();
  await expectAnswered([...stored, ...notStored, ...feeds]);
});

async function fillContactForm(page: Page) {
  await waitForHydration(page.getByLabel('Your name'));
  await page.getByLabel('Your name').fill('Ayu');
  await page.getByLabel('Email').fill('ayu@example.test');
  await page.getByLabel('What is it about?').fill('Mantas');
  await page.getByLabel('Your message').fill('Are they there in March?');
}

test('visitors of a site without its database read the reason and lose no input', async ({ page }) => {
  await enter(page, await member());
  await page.goto(`${server.origin}/user`);
  const settings = page.getByRole('navigation').getByRole('link', { name: 'Settings' }).locator('visible=true');
  await waitForHydration(settings);
  await cut();
  await settings.click();
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await restore();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/user\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page);
  await cut();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Our system cannot be reached for a moment.').first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Are they there in March?');
  await restore();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
});

test('the page for an unavailable database is accessible in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cut();
  for (const path of locales.map((locale) => localePath(locale, '/user'))) {
    await page.goto(server.origin + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, colorScheme), `${path} in ${colorScheme} colours`).toEqual([]);
    }
    await expectToFit(page);
  }
  await restore();
});
