import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const begins = /("OfflineNotice",0,function\([^)]*\)\{)/;

/** Makes a layout component throw on each page, and drops scripts that contain one of the words. */
async function breakLayout(page: Page, missing?: string) {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (missing && script.includes(missing)) return route.abort();
    // Prevents caching, because the browser would show the broken script again from its immutable cache.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: script.replace(begins, '$1throw Error("broken on purpose");') });
  });
}

test('the error page uses the language of the URL when the layout fails', async ({ page }) => {
  await breakLayout(page);
  await page.goto('/de/trips');
  await expect(page.getByRole('heading', { name: 'Etwas ist schiefgegangen.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('banner')).toBeVisible();
});

test("the error's number is shown when the error page fails to load too", async ({ page }) => {
  await breakLayout(page, '"CriticalError"');
  await page.goto('/trips');
  await expect(page.locator('body')).toHaveText('500');
});
