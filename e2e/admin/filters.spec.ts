import { expect } from '@playwright/test';
import { waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

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

test('on a phone the filters of orders, payments and products are behind one button that counts them @phone-only', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [path, role, name] of [
    ['/admin/orders?status=paid&attention=true', 'combobox', 'Status'],
    ['/admin/payments?kind=refund&from=2026-01-01', 'textbox', 'From'],
    ['/admin/products?kind=trip&active=true', 'combobox', 'State'],
  ] as const) {
    await page.goto(path);
    const opener = page.getByRole('button', { name: 'Filters 2', exact: true });
    const field = page.getByRole(role, { name });
    await waitForHydration(opener);
    await expect(field).toBeHidden();
    await opener.click();
    await expect(field).toBeVisible();
    await expectToFit(page);
  }
});
