import { expect } from '@playwright/test';
import { waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

test('order filters set in quick succession are all in the URL', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/orders');
  const [from, until] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'Until' })];
  await waitForHydration(from);
  await from.fill('01/12/2026');
  await until.fill('31/12/2026');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('paid');
  await page.getByRole('button', { name: 'Needs attention' }).click();
  const filters = ['from=2026-12-01', 'to=2026-12-31', 'status=paid', 'attention=true'];
  await expect.poll(() => filters.filter((filter) => page.url().includes(filter))).toEqual(filters);
});
