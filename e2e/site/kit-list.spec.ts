import { expect, type Page } from '@playwright/test';
import { openKit, section } from '../support/kit';
import { test } from '../support/test';

test.describe('a list', () => {
  const list = (page: Page) => section(page, 'Lists');

  test('goes to its first, previous, next and last page, and stores the page in its URL', async ({ page }) => {
    await openKit(page);
    const steps = list(page).getByRole('navigation', { name: 'Pages' });
    await expect(steps).toContainText('1–10 of 57');
    await steps.getByRole('link', { name: 'Next page' }).click();
    await expect(steps).toContainText('11–20 of 57');
    await steps.getByRole('link', { name: 'Last page' }).click();
    await expect(steps).toContainText('51–57 of 57');
    await expect(page).toHaveURL(/[?&]page=6/);
    await page.reload();
    await expect(steps).toContainText('51–57 of 57');
    await steps.getByRole('link', { name: 'Previous page' }).click();
    await expect(steps).toContainText('41–50 of 57');
    await steps.getByRole('link', { name: 'First page' }).click();
    await expect(steps).toContainText('1–10 of 57');
    await page.goBack();
    await expect(steps).toContainText('41–50 of 57');
  });

  test('is sorted by its headers and announces the order', async ({ page }) => {
    await openKit(page);
    const date = list(page).getByRole('columnheader', { name: 'Diving date' });
    await expect(date).toHaveAttribute('aria-sort', 'none');
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'descending');
  });

  test('filters by the typed text, reports no matches, and shows everything again', async ({ page }) => {
    await openKit(page);
    const search = list(page).getByRole('searchbox', { name: 'Search' });
    await search.fill('jonas');
    await expect(page).toHaveURL(/[?&]search=jonas/);
    await expect(
      list(page)
        .getByRole('row', { name: /Jonas Weber/ })
        .first(),
    ).toBeVisible();
    await expect(list(page).getByRole('row', { name: /Ayu Pratiwi/ })).toHaveCount(0);
    await search.fill('nobody of that name');
    await expect(list(page).getByText('Nothing matches your search')).toBeVisible();
    await list(page).getByRole('button', { name: 'Show everything' }).click();
    await expect(list(page).getByRole('navigation', { name: 'Pages' })).toContainText('of 57');
  });

  test('is navigated with the arrow keys, and Enter opens a row', async ({ page }) => {
    await openKit(page);
    const rows = list(page).locator('tbody tr');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#SGR-/);
  });

  test('has a state for loading, for no results and for errors, and retries', async ({ page }) => {
    await openKit(page);
    await list(page).getByRole('button', { name: 'Loading' }).click();
    await expect(list(page).getByText('Loading the list')).toBeAttached();
    await list(page).getByRole('button', { name: 'Nothing yet' }).click();
    await expect(list(page).getByText('No orders yet')).toBeVisible();
    await list(page).getByRole('button', { name: 'Failed' }).click();
    await expect(list(page).getByText('The list could not be loaded')).toBeVisible();
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('navigation', { name: 'Pages' })).toContainText('1–10 of 57');
  });
});
