import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { htmlOf, jsonLdIn } from '../support/html';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const WRECK = '/trips/usat-liberty-wreck';

test.describe('the list of trips', () => {
  test('is accessible @phone', async ({ page }) => {
    for (const path of ['/trips', '/trips?level=none&duration=longer']) {
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
    await expect(page).toHaveURL(new RegExp(`${WRECK}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The USAT Liberty at Tulamben');
  });

  test('stores the filters in its address, also over a visit to a trip and back @phone', async ({ page }) => {
    await page.goto('/trips');
    const cards = page.getByRole('main').getByRole('article');
    const all = await cards.count();
    await page.getByLabel('Area').selectOption('Tulamben');
    await page.getByLabel('Length').selectOption('One day');
    await expect(page).toHaveURL(/\/trips\?area=tulamben&duration=day$/);
    await expect(page.getByRole('status').filter({ hasText: 'trip' })).toHaveText(/^\d+ trips?$/);
    const some = await cards.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);

    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/trips\/[a-z-]+$/);
    await page.goBack();
    await expect(page.getByLabel('Area')).toHaveValue('tulamben');
    await expect(cards).toHaveCount(some);

    await page.getByRole('button', { name: 'Show all trips' }).click();
    await expect(page).toHaveURL(/\/trips$/);
    await expect(cards).toHaveCount(all);
  });

  test('shows a diver only the trips their level allows', async ({ page }) => {
    await page.goto('/trips?level=none');
    await expect(page.getByLabel('Your level')).toHaveValue('none');
    await expect(page.getByRole('link', { name: 'The USAT Liberty at Tulamben' })).toHaveCount(0);
  });

  test('suggests what to do when no trip matches', async ({ page }) => {
    await page.goto('/trips?level=none&duration=longer');
    await expect(page.getByRole('heading', { name: 'No trip fits all of this' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all trips' }).click();
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

  test('has the booking box in view down to the questions @phone', async ({ page }) => {
    await page.goto(WRECK);
    await page.getByText('May I go inside the wreck?').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Book now' }).locator('visible=true')).toBeInViewport();
  });

  test('has structured data about the trip and its questions, but no price', async ({ request }) => {
    const [jsonLd] = jsonLdIn(await htmlOf(request, WRECK));
    const graph: { '@type': string }[] = JSON.parse(jsonLd ?? '{}')['@graph'];
    expect(graph.map((part) => part['@type'])).toEqual(['Product', 'BreadcrumbList', 'FAQPage']);
    expect(jsonLd).not.toMatch(/"(offers|price)"/);
  });

  test('is not found under another listing or an unknown name', async ({ request }) => {
    for (const path of ['/courses/usat-liberty-wreck', '/gopro/usat-liberty-wreck', '/trips/atlantis']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all trips are readable, and their questions open', async ({ page }) => {
    await page.goto('/trips?level=none');
    await expect(page.getByLabel('Area')).toBeHidden();
    await page.getByRole('link', { name: 'The USAT Liberty at Tulamben' }).click();
    await page.getByText('May I go inside the wreck?').click();
    await expect(page.getByText('Through the open parts, yes')).toBeVisible();
    await page.getByRole('link', { name: 'Book now' }).locator('visible=true').click();
    await expect(page).toHaveURL(/sign-in\?callbackUrl=%2Fbooking-form%3Fproduct%3Dusat-liberty-wreck$/);
  });
});
