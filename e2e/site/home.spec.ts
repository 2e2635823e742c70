import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { waitForHydration } from '../support/hydration';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

test.describe('the home page', () => {
  test('is accessible @phone', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
  });

  test('is accessible in Japanese @phone-only', async ({ page }) => {
    await page.goto('/ja');
    await expectAccessible(page);
  });

  test('lists the next trips, and each card links to its trip @phone', async ({ page }) => {
    await page.goto('/');
    const departures = page.getByRole('region', { name: 'Next departures' });
    const soonest = departures.getByRole('listitem').first();
    await expect(soonest).toContainText(/\d+ places? left/);
    const trip = await soonest.getByRole('link').getAttribute('href');
    expect(trip).toMatch(/^\/trips\/[a-z-]+\?date=\d{4}-\d\d-\d\d$/);
    await soonest.click();
    await expect(page).toHaveURL(trip ?? '');
  });

  test('does not scroll sideways on a phone @phone-only', async ({ page }) => {
    for (const path of ['/', '/de', '/sign-in', '/dev/kit']) {
      await page.goto(path);
      await expectToFit(page);
    }
  });

  test('lets keyboard users skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('applies the chosen colour scheme from the first paint on', async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    const toDark = page.getByRole('banner').getByRole('button', { name: 'Switch to dark colours' });
    await waitForHydration(toDark);
    await toDark.click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test('a narrow screen has a menu, which Escape closes @phone-only', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read, navigate and find the other languages @phone', async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    else await page.getByRole('banner').locator('summary').click();
    await page.getByRole('link', { name: '日本語' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/ja$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});
