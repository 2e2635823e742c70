import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { waitForHydration } from '../support/hydration';
import { test } from '../support/test';

test.describe('the FAQ page', () => {
  test('is accessible @phone', async ({ page }) => {
    await page.goto('/faq');
    await expectAccessible(page);
  });

  test('filters its questions by a search and stores the search in its URL', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.getByRole('main').getByRole('group');
    const all = await questions.count();
    expect(all).toBeGreaterThanOrEqual(30);
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await waitForHydration(search);
    await search.fill('refund');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await expect(page).toHaveURL(/\?q=refund$/);
    await page.reload();
    await expect(search).toHaveValue('refund');
    await search.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'Nobody has asked that yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(questions).toHaveCount(all);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions of the FAQ page are readable', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const first = page.getByRole('main').getByRole('group').first();
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeVisible();
  });
});
