import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { callbacksSince, paymentAtTheSandbox } from '../support/database';
import { press } from '../support/hydration';

test('the sandbox bank can be used by everybody, in their language @phone', async ({ page, baseURL }) => {
  const payment = await paymentAtTheSandbox(baseURL ?? '');
  await page.goto(`/de/sandbox-gateway/${payment}`);
  await expect(page.getByRole('heading', { name: 'Testbank' })).toBeVisible();
  await expect(page.getByText(/1\.305\.000/).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
});

test('who pays there comes back to the shop, which has heard of it over the webhook', async ({ page, baseURL }) => {
  const payment = await paymentAtTheSandbox(baseURL ?? '');
  await page.goto(`/sandbox-gateway/${payment}`);
  const pressed = new Date();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page).toHaveURL(new RegExp(`payment-success.*${payment}`));
  // The shop has no such order, and no other test pays for one.
  await expect.poll(() => callbacksSince(pressed)).toContain('unknown');

  await page.goto(`/sandbox-gateway/${payment}`);
  await expect(page.getByText('This payment has been made.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('a payment that nobody began is not found', async ({ page }) => {
  const answer = await page.goto('/sandbox-gateway/nothing');
  expect(answer?.status()).toBe(404);
});
