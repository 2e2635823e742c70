import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

/** The month before the demo's month, whose days are over. */
function lastMonth(): string {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7);
}

test("a rate is entered for a role, and a member's monthly sheet shows the lines @phone", async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/pay/rates');
  const form = page.getByRole('form', { name: 'Add a rate' });
  await press(form.getByRole('button', { name: 'Add', exact: true }));
  await form.getByRole('textbox', { name: 'Amount' }).fill('80000');
  // Each screen size enters its own rate.
  const year = test.info().project.name === 'phone' ? 2001 : 2002;
  await form.getByRole('textbox', { name: 'From' }).fill(`01/02/${year}`);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: String(year) })
      .first(),
  ).toContainText('80,000');
  await expectAccessible(page);

  await page.goto(`/admin/pay?month=${lastMonth()}`);
  await press(page.getByRole('table', { name: 'Crew pay' }).getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pay of');
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a finished month is closed and shown as closed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(`/admin/pay?month=${lastMonth()}`);
  await press(page.getByRole('button', { name: 'Close the month' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Close the month' }).click();
  await expect(page.getByText(/^Closed by/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
});

test('margins fit a window of 1,280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin');
  for (const by of ['', '&by=month']) {
    await page.goto(`/admin/reports/margins?from=${lastMonth()}-01&to=${lastMonth()}-28${by}`);
    await expect(page.getByRole('table', { name: 'Margins' }).getByRole('row').nth(1)).toContainText(/\d,\d{3}/);
    await expectToFit(page);
  }
});
