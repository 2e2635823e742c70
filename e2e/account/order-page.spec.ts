import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { continueButton, freeDays, stepTitle } from '../support/booking';
import { callsOf } from '../support/calls';
import { answerHealthByCall } from '../support/health';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { placeOrder, pressBankButton } from '../support/orders';
import { test } from '../support/test';
import { signByCall } from '../support/waiver';
import { expectToFit } from '../support/width';

const LONGEST = 2500;

async function paidOrder(page: Page, wanted: Parameters<typeof placeOrder>[1] = {}) {
  await enter(page, await member());
  const order = await placeOrder(page, wanted);
  await pressBankButton(order.payment_url, 'pay');
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  return order;
}

test('an order with one diver fits 2,500 pixels of a phone, with its next action on the first screen @phone-only', async ({
  page,
}) => {
  const order = await paidOrder(page, { trip: 'padang-bai-day-for-one', size: 1 });
  const { url } = await callsOf(page.request).call<{ url: string }>('order.diver_link', { uuid: order.uuid, diver: 0 });
  await signByCall(page, url, 'Ann');
  await answerHealthByCall(page, url);
  await page.goto(`/user/orders/${order.uuid}`);
  const card = page.getByRole('article');
  await expect(card.getByRole('link', { name: 'Open the voucher' })).toBeInViewport({ ratio: 1 });
  await expect(card).toContainText('Pickup');
  await expect(card.getByRole('img', { name: /paid$/ })).toBeInViewport();
  await expect(page.getByText('Not given')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
  await expectToFit(page);
  await expectAccessible(page);

  await press(page.locator('summary').filter({ hasText: 'Ann' }));
  await expect(page.getByText('Date of birth')).toBeVisible();
  await expect(page.getByText('Order placed')).toBeHidden();
  await press(page.getByText('What has happened so far'));
  await expect(page.getByText('Order placed')).toBeVisible();
  await expectAccessible(page);
});

test('the status of an order does not cover its title in German @phone-only', async ({ page }) => {
  await enter(page, await member());
  const { uuid } = await placeOrder(page, { trip: 'nusa-penida-mantas' });
  await page.goto(`/de/user/orders/${uuid}`);
  const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().right;
  });
  const status = await page.getByRole('article').getByText('Zahlung steht aus').boundingBox();
  expect(status?.x).toBeGreaterThan(title);
  await expectToFit(page);
});

test('another day of a stay is booked with people, sizes and pickup of the first one @phone', async ({ page }) => {
  test.slow();
  const order = await paidOrder(page);
  await page.goto(`/user/orders/${order.uuid}`);
  const add = page.getByRole('region', { name: 'Add a day' });
  await press(add.getByRole('link', { name: /trip/ }).first());
  const trips = page.getByRole('region', { name: /^What would you like to do on / });
  await expect(trips).toBeVisible();
  await press(trips.getByRole('button').first());
  await waitForHydration(continueButton(page));
  await expect(freeDays(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Number of divers' })).toHaveValue('2');
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
  await expect(page.getByLabel('Full name')).toHaveValue('Ann');
  await expect(page.getByLabel('Shoe size')).toHaveValue('39.5');
  await expect(page.getByRole('button', { name: /^Diver 2 Ben complete/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ann');
});

test("another account's order fills in nothing", async ({ page }) => {
  const order = await paidOrder(page);
  await enter(page, await member());
  await page.goto(`/booking-form?product=tulamben-night-dive&again=${order.uuid}`);
  await waitForHydration(continueButton(page));
  await expect(page.getByRole('radio', { name: /^Sanur/ })).not.toBeChecked();
});
