import { expect } from '@playwright/test';
import { trips } from '../../demo/content/trips/index';
import { expectAccessible } from '../support/accessibility';
import { bookingBar, bookLink, openBox } from '../support/booking';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

const WRECK = '/trips/usat-liberty-wreck';
const amounts = trips.flatMap(({ price, variants }) => [price, ...variants.map((variant) => variant.price)]);

const written = new RegExp(
  `(?<!\\d)(${amounts
    .filter((amount) => amount !== null)
    .flatMap((amount) => [String(amount), amount.toLocaleString('en'), amount.toLocaleString('de')])
    .map((amount) => amount.replaceAll('.', '\\.'))
    .join('|')})(?!\\d)`,
);

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('no price reaches a visitor on any page or in any answer', async ({ page }) => {
    const urlsWithPrice: string[] = [];
    page.on('response', async (response) => {
      if (!/json|html|x-component/.test(response.headers()['content-type'] ?? '')) return;
      const text = await response.text().catch(() => '');
      if (written.test(text)) urlsWithPrice.push(response.url());
    });
    for (const path of ['/trips', WRECK, `/de${WRECK}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.content(), path).not.toMatch(written);
    }
    expect(urlsWithPrice).toEqual([]);
  });
});

test('a visitor who requests prices is refused', async ({ page }) => {
  const input = encodeURIComponent(JSON.stringify({ json: { slugs: ['usat-liberty-wreck'] } }));
  const answer = await page.request.get(`/api/trpc/catalogue.prices?input=${input}`);
  expect(answer.status()).toBe(401);
  expect(await answer.text()).not.toMatch(written);
});

test('a visitor sees a lock instead of the price, which leads through sign-in to the form with their choice @phone', async ({
  page,
}) => {
  await page.goto(`/de${WRECK}?quantity=2`);
  await page.getByRole('link', { name: 'Preis mit kostenlosem Konto ansehen' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(
    /\/de\/sign-in\?callbackUrl=%2Fbooking-form%3Fproduct%3Dusat-liberty-wreck%26.*quantity%3D2$/,
  );
});

test('a signed-in customer sees prices and the way to a date on the same page @phone', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto(WRECK);
  await expect(bookingBar(page).getByText('Rp 3,300,000')).toBeVisible();
  const box = await openBox(page);
  await expect(box.getByText('Rp 3,300,000').first()).toBeVisible();
  const option = box.getByRole('radio', { name: /Rp\s4,200,000$/ });
  await press(option);
  await expect(box.getByText('Rp 4,200,000 for 2 people')).toBeVisible();
  await expectAccessible(page);
  const variant = await option.getAttribute('value');
  await expect(bookLink(box)).toHaveAttribute('href', new RegExp(`usat-liberty-wreck&variant=${variant}&date=`));
});

test('the sheet on a phone has the price per person and the amount due now @phone-only', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto(WRECK);
  const box = await openBox(page);
  await expect(box.getByText('Rp 1,650,000 per person')).toBeVisible();
  await expect(box.getByText('Pay 30% now: Rp 990,000. The rest, Rp 2,310,000, on site.')).toBeVisible();
});

test('extras have a price for a signed-in customer only', async ({ page }) => {
  const extras = page.getByRole('region', { name: 'Extras you can add' });
  await page.goto(WRECK);
  await expect(extras.getByRole('listitem').first()).toBeVisible();
  await expect(extras).not.toContainText(/Rp|per diver/);
  await signIn(page, 'diver');
  await page.goto(WRECK);
  await expect(extras.getByText(/^Rp\s[\d,]+$/).first()).toBeVisible();
});

test('a signed-in customer sees a price on every card, fetched in one request', async ({ page }) => {
  await signIn(page, 'diver');
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('catalogue.prices')) questions.push(request.url());
  });
  await page.goto('/trips');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: /from Rp\s[\d,]+/ })).toHaveCount(await cards.count());
  await expect(page.getByRole('link', { name: 'See prices with a free account' })).toBeHidden();
  expect(questions).toHaveLength(1);
});

test('a price that failed to load can be requested again', async ({ page }) => {
  await signIn(page, 'diver');
  await page.route('**/api/trpc/catalogue.prices*', (route) => route.abort(), { times: 2 });
  await page.goto(WRECK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Rp 4,200,000')).toBeVisible();
});
