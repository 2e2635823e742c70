import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { anotherServer } from '../support/another-server';
import { chooseDay, continueButton, fillTheRest, openForm } from '../support/booking';
import { waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { placeOrder } from '../support/orders';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

let server: Awaited<ReturnType<typeof anotherServer>>;
test.beforeAll(async () => {
  // The server of the other tests has raised limits.
  server = await anotherServer({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1' });
});
test.afterAll(() => server?.stop());

const cancel = async (page: Page, uuid: string) => {
  const origin = process.env.SEGARA_E2E_URL ?? '';
  const answer = await page.request.post('/api/trpc/order.cancel', { headers: { origin }, data: { json: { uuid } } });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('a customer with three unpaid orders is led to them, and can order again after cancelling one', async ({
  page,
}) => {
  // Runs all six steps after placing three orders.
  test.slow();
  // An Indonesian client address, because the phone numbers in the form are Indonesian.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '36.66.0.1' });
  await enter(page, await member());
  const { uuid } = await placeOrder(page);
  await placeOrder(page);
  await placeOrder(page);
  await openForm(page, 'tulamben-night-dive', server.origin);
  await chooseDay(page);
  await fillTheRest(page);
  await expect(page.getByText('we hold your places for 30 minutes')).toBeVisible();
  await continueButton(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You have 3 unpaid bookings' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(refusal).toContainText('everything you typed is still here');
  await expect(refusal.getByRole('link', { name: 'My unpaid orders' })).toHaveAttribute(
    'href',
    '/user/orders?status=pending_payment',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  await expectAccessible(page);

  await cancel(page, uuid);
  await waitForHydration(continueButton(page));
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
});
