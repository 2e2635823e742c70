import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

test('reports show the chosen days, keep them in the URL and have tables too @phone', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/reports?from=2026-11-01&to=2026-11-07');
  const payments = page.locator('section', { has: page.getByRole('heading', { name: 'Payments', exact: true }) });
  await expect(payments).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'compared with' })).toContainText('25 – 31 October 2026');
  await expect(payments.getByRole('link', { name: 'CSV file: Payments' })).toHaveAttribute(
    'href',
    '/api/lists/report-payments.csv?from=2026-11-01&to=2026-11-07&lang=en',
  );
  await press(page.getByRole('button', { name: 'Last 30 days' }));
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const sales = page.locator('section', { has: page.getByRole('heading', { name: 'Sales by day of booking' }) });
  await press(sales.getByText('As a table'));
  await expect(sales.getByRole('table').getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
});
