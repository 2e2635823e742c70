import { expect, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { htmlOf, jsonLdIn } from '../support/html';
import { press } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const WRECK = '/trips/usat-liberty-wreck';
const stay = () => {
  const today = dayAt(new Date());
  return { from: plusDays(today, 10), to: plusDays(today, 14) };
};
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test.describe('the list of trips', () => {
  test('is accessible @phone', async ({ page }) => {
    const compared = `?${new URLSearchParams(stay())}&compare=usat-liberty-wreck&compare=nusa-penida-mantas`;
    for (const path of ['/trips', `/trips${compared}`, '/trips?level=none&duration=longer']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('is accessible in other languages @phone-only', async ({ page }) => {
    for (const path of ['/ja/trips?level=none', '/de/trips?level=none&duration=longer']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('shows trips and outings, each with a link to its page', async ({ page }) => {
    await page.goto('/trips');
    await page.getByRole('link', { name: 'The USAT Liberty at Tulamben' }).click();
    await expect(page).toHaveURL(new RegExp(`${WRECK}(\\?date=|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The USAT Liberty at Tulamben');
  });

  test('stores the filters in its URL, even after a visit to a trip and back @phone', async ({ page }) => {
    await page.goto('/trips');
    const cards = page.getByRole('main').getByRole('article');
    const all = await cards.count();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await press(filters);
    await page.getByLabel('Area').selectOption('Tulamben');
    await page.getByLabel('Length').selectOption('One day');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/trips\?area=tulamben&duration=day$/);
    await expect(page.getByRole('status').filter({ hasText: 'trip' })).toHaveText(/^\d+ trips?$/);
    const some = await cards.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);

    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/trips\/[a-z-]+(\?date=[\d-]+)?$/);
    await page.goBack();
    await expect(filters).toHaveText('Filters2');
    await expect(cards).toHaveCount(some);

    await page.getByRole('link', { name: 'Show all trips' }).click();
    await expect(page).toHaveURL(/\/trips$/);
    await expect(cards).toHaveCount(all);
  });

  test('shows a diver only the trips that their level allows', async ({ page }) => {
    await page.goto('/trips?level=none');
    await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'The USAT Liberty at Tulamben' })).toHaveCount(0);
  });

  test('requests the free seats of all cards once, and shows only trips that are free during the stay', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('availability.') && calls.push(request.url()));
    await page.goto('/trips');
    await press(page.getByRole('button', { name: 'Any day' }));
    const { from, to } = stay();
    const calendar = page.getByRole('dialog', { name: 'When are you in Bali?' });
    await expectAccessible(page);
    for (const day of [from, to]) {
      while ((await calendar.locator(`[data-day="${day}"]`).count()) === 0)
        await calendar.getByRole('button', { name: 'Next month' }).click();
      await calendar.locator(`[data-day="${day}"]`).click();
    }
    await expect(page).toHaveURL(new RegExp(`/trips\\?from=${from}&to=${to}$`));
    const day = cardOf(page, 'The USAT Liberty at Tulamben')
      .getByRole('link', { name: /Places left: \d+/ })
      .first();
    await expect(day).toHaveAttribute('href', new RegExp(`${WRECK}\\?date=2\\d{3}-`));
    await page.getByRole('checkbox', { name: 'Open Water' }).check({ force: true });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Sort by').selectOption('Next free day');
    await expect(page).toHaveURL(/&level=open_water&sort=next$/);
    expect(calls).toHaveLength(1);
    await page.keyboard.press('Escape');
    await day.click();
    await expect(page).toHaveURL(new RegExp(`${WRECK}\\?date=`));
  });

  test('compares two trips, by keyboard too, and no more than three', async ({ page }) => {
    await page.goto('/trips');
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare: / });
    await page.getByRole('checkbox', { name: 'Compare: The USAT Liberty at Tulamben' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Choose one or two more trips')).toBeVisible();
    await page.goto(`/trips?compare=usat-liberty-wreck&compare=nusa-penida-mantas`);
    const table = page.getByRole('region', { name: 'Compare' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await boxes.and(page.locator(':not(:checked)')).first().check({ force: true });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(boxes.and(page.locator(':not(:checked)')).first()).toBeDisabled();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL(/\/trips$/);
  });

  test('needs no more than ten screens on a phone, like the other listings @phone-only', async ({ page }) => {
    for (const path of ['/trips', '/courses', '/gopro', '/locations', '/blog']) {
      await page.goto(path);
      // Cards out of view have an estimated height until the page is idle.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: path })
        .toBeLessThan(10 * 844);
    }
  });

  test('suggests what to do when no trip matches', async ({ page }) => {
    await page.goto('/trips?level=none&duration=longer');
    await expect(page.getByRole('heading', { name: 'No trip matches all of this' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all trips' }).click();
    await expect(page.getByRole('link', { name: 'The USAT Liberty at Tulamben' })).toBeVisible();
  });
});

test.describe('the page of a trip', () => {
  test('is accessible @phone', async ({ page }) => {
    await page.goto(WRECK);
    await expectAccessible(page);
  });

  test('is accessible in German @phone-only', async ({ page }) => {
    await page.goto(`/de${WRECK}`);
    await expectAccessible(page);
  });

  test('does not scroll sideways on a phone @phone-only', async ({ page }) => {
    for (const path of ['/de/trips', `/de${WRECK}`, `/ja${WRECK}`]) {
      await page.goto(path);
      await expectToFit(page);
    }
  });

  test('has structured data about the trip and its FAQs, but no price', async ({ request }) => {
    const [jsonLd] = jsonLdIn(await htmlOf(request, WRECK));
    const graph: { '@type': string }[] = JSON.parse(jsonLd ?? '{}')['@graph'];
    expect(graph.map((part) => part['@type'])).toEqual(['TouristTrip', 'BreadcrumbList', 'FAQPage']);
    expect(jsonLd).not.toMatch(/"(offers|price)"/);
  });

  test('leads to a chat and to the enquiry form about this trip and day', async ({ page }) => {
    const { from } = stay();
    await page.goto(`${WRECK}?date=${from}`);
    const chat = page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' });
    await expect(chat).toHaveAttribute('href', new RegExp(`USAT%20Liberty.*${from.slice(0, 4)}`));
    await press(page.getByRole('link', { name: 'Ask about this trip' }));
    await expect(page.getByRole('combobox').first()).toHaveValue('usat-liberty-wreck');
  });

  test('ends with other trips for the same diver', async ({ page }) => {
    await page.goto(WRECK);
    const others = page.getByRole('region', { name: 'More trips for your level' }).getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(others.getByRole('heading', { name: 'The USAT Liberty at Tulamben' })).toHaveCount(0);
  });

  test('is not found under another listing or an unknown name', async ({ request }) => {
    for (const path of ['/courses/usat-liberty-wreck', '/gopro/usat-liberty-wreck', '/trips/atlantis']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all trips are readable, and their FAQs open', async ({ page }) => {
    await page.goto('/trips?level=none');
    await page.getByRole('link', { name: 'The USAT Liberty at Tulamben' }).click();
    await page.getByText('May I go inside the wreck?').click();
    await expect(page.getByText('Through the open parts, yes')).toBeVisible();
    await page.getByRole('region', { name: 'Book this trip' }).getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL(/sign-in\?callbackUrl=%2Fbooking-form%3Fproduct%3Dusat-liberty-wreck%26variant%3D/);
  });

  test('the filters lead to a separate page, excluded from search engines', async ({ page }) => {
    await page.goto('/de/trips');
    await page.getByRole('checkbox', { name: 'Ich tauche nicht' }).check({ force: true });
    await page.getByRole('button', { name: 'Jeder Tag' }).click();
    await page.getByLabel('Von', { exact: true }).fill(stay().from);
    await page.getByLabel('Bis', { exact: true }).fill(stay().to);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Ausfahrten zeigen' }).click();
    await expect(page).toHaveURL(/\/de\/trips\/search\?from=[^#]*&level=not_diving/);
    await expect(page.getByRole('checkbox', { name: 'Ich tauche nicht' })).toBeChecked();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('a[href="/de/trips/usat-liberty-wreck"]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/trips$/);
  });
});
