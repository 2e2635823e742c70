import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { callbacksSince, sandboxPaymentOf } from '../support/database';
import { press } from '../support/hydration';
import { test } from '../support/test';

test("the sandbox bank is accessible and in the visitor's language @phone", async ({ page, baseURL }) => {
  const payment = await sandboxPaymentOf(baseURL ?? '');
  await page.goto(`/de/sandbox-gateway/${payment}`);
  await expect(page.getByRole('heading', { name: 'Testbank' })).toBeVisible();
  await expect(page.getByText(/1\.305\.000/).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
});

test('paying at the sandbox bank leads back to the shop, which has received the webhook', async ({ page, baseURL }) => {
  const payment = await sandboxPaymentOf(baseURL ?? '');
  await page.goto(`/sandbox-gateway/${payment}`);
  const pressed = new Date();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page).toHaveURL(new RegExp(`payment-success.*${payment}`));
  // The shop has no such order, and no other test pays for a missing order.
  await expect.poll(() => callbacksSince(pressed)).toContain('unknown');

  await page.goto(`/sandbox-gateway/${payment}`);
  await expect(page.getByText('This payment has been made.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('an unknown payment is not found at the sandbox bank', async ({ request }) => {
  expect((await request.get('/sandbox-gateway/nothing')).status()).toBe(404);
});
