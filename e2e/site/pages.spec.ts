import { expect } from '@playwright/test';
import { locales } from '../../src/shared/locale/locales';
import { MEALS_PER_BOOKING } from '../../src/shared/shop/meals';
import { expectAccessible } from '../support/accessibility';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const pages = ['/about', '/csr', '/careers', '/privacy-policy', '/terms-and-conditions'];

test('the pages are accessible @phone', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

for (const path of pages) {
  test(`${path} is a separate page in every language and fits a phone @phone-only`, async ({ page }) => {
    const titles = new Set<string>();
    for (const locale of locales) {
      await page.goto(locale === 'en' ? path : `/${locale}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      titles.add(await page.getByRole('heading', { level: 1 }).innerText());
      await expectToFit(page);
    }
    expect(titles.size).toBe(locales.length);
  });
}

test('pages of text and forms begin with a band of 120 pixels @phone', async ({ page }) => {
  for (const path of ['/faq', '/contact', '/inquiry-contact', '/privacy-policy', '/terms-and-conditions']) {
    await page.goto(path);
    const band = await page.getByRole('main').locator('header').first().boundingBox();
    expect(band?.height, path).toBeCloseTo(120, 0);
  }
});

test('the forms to sign in and register begin below a band of 120 pixels, on the first screen @phone-only', async ({
  page,
}) => {
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path);
    expect((await page.locator('picture img').first().boundingBox())?.height, path).toBe(120);
    const email = await page.getByRole('textbox', { name: 'Email' }).boundingBox();
    expect((email?.y ?? 844) + (email?.height ?? 0), path).toBeLessThan(844);
  }
});

test('the CSR page states the meals for every booking and the bookings that are not counted', async ({ page }) => {
  await page.goto('/csr');
  await expect(page.getByRole('heading', { name: `${MEALS_PER_BOOKING} meals for every booking` })).toBeVisible();
  await expect(page.getByText('Courses and discounted bookings are not counted')).toBeVisible();
});

test('the terms name the deposit and both bands of the refund', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const terms = page.getByRole('main');
  for (const phrase of [
    '30 per cent',
    '72 hours or more: everything',
    'Between 72 and 24 hours: half',
    '06:30 Bali time',
  ])
    await expect(terms).toContainText(phrase);
});
