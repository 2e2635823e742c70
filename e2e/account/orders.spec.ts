import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { orderTwoDays, payAtBank, placeOrder, pressBankButton } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const orderPage = ({ uuid }: { uuid: string }) => `/user/orders/${uuid}`;
const status = (page: Page) => page.locator('article').first();
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function somebodyWithAnOrder(page: Page, { paid = false } = {}) {
  await enter(page, await member());
  const order = await placeOrder(page);
  if (paid) await payAtBank(page, order);
  return order;
}

test('customers see their next day and find an order by its status and time @phone', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Hana');
  await expect(page.getByRole('article').getByText('Booking ID SGR-')).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'View', exact: false }) });
  await expect(rows).toHaveCount(5);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);

  await press(page.getByRole('button', { name: 'Past', exact: true }));
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Status').selectOption('declined');
  await expect(page).toHaveURL('/user?when=past&status=declined');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Hana Lindqvist');
  await rows.getByRole('link', { name: /^View order SGR-/ }).click();

  await expect(page.getByText('We had to decline this order')).toBeVisible();
  await expect(page.getByText('The swell at Manta Point was too high that day.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL('/user');
});

test('an order is paid at the bank, and the return page updates by itself', async ({ page }) => {
  await enter(page, await member());
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  const order = await placeOrder(page);

  await page.goto(orderPage(order));
  await expect(page.getByRole('timer')).toHaveText(/^Places held for (29|30):\d\d$/);
  await press(page.getByRole('button', { name: 'Pay now' }));
  await page.waitForURL('**/sandbox-gateway/**');

  await pressBankButton(page.url(), 'fail');
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  await expect(
    page.getByText('Your payment was failed. if you think this is an error, please contact us', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Your places are held until .* \(Bali time\)\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${order.booking_id}`),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await page.waitForURL('**/sandbox-gateway/**');

  await pressBankButton(page.url(), 'pay');
  await page.goto(`/payment-failed?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await expect(status(page)).toContainText(order.booking_id);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(orderPage(order));
  await expect(status(page)).toContainText('Paid, awaiting confirmation');
});

test("cancelling an order shows the refund first, and the shop's confirmation afterwards", async ({ page }) => {
  const paid = await somebodyWithAnOrder(page, { paid: true });
  const unpaid = await placeOrder(page);

  await page.goto(orderPage(unpaid));
  await press(page.getByRole('button', { name: /^Cancel this day: nothing paid yet/ }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have not paid anything');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(notice(page, 'Order canceled successfully')).toBeVisible();
  await expect(status(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: /^Cancel this day/ })).toHaveCount(0);

  await page.goto(orderPage(paid));
  const back = new RegExp(`^Cancel this day: Rp\\s${paid.due_now.toLocaleString('en')} back`);
  const end = page.getByRole('button', { name: back });
  await expect(end).toContainText(/Full refund until .* \(Bali time\)/);
  await expectAccessible(page);
  await press(end);
  await expect(dialog).toContainText(`You get back everything you paid: Rp ${paid.due_now.toLocaleString('en')}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(status(page)).toContainText('Paid, awaiting confirmation');
  await end.click();
  await dialog.getByRole('button', { name: 'Cancel and get the refund' }).click();
  await expect(notice(page, 'Order refunded successfully')).toBeVisible();
  await expect(status(page)).toContainText('Refunded');
  await expect(page.getByRole('status').filter({ hasText: /Sent on .* it should be there by / })).toBeVisible();
});

test('one day of an order is cancelled by keyboard, and the other stays booked @phone-only', async ({ page }) => {
  await enter(page, await member());
  const order = await orderTwoDays(page);
  await pressBankButton(order.payment_url, 'pay');
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await page.goto(orderPage(order));
  const items = page.locator('section', { has: page.getByRole('heading', { name: 'What is booked' }) });
  const cancel = page.getByRole('button', { name: /^Cancel this day: Rp\s.* back/ });
  await expect(cancel).toHaveCount(2);
  await expectToFit(page);
  await waitForHydration(cancel.first());
  await cancel.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You get back everything you paid: Rp ');
  await expect(dialog).toContainText('The rest of the order stays booked.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel and get the refund' }).press('Enter');
  await expect(notice(page, 'The rest of the order stays booked.')).toBeVisible();
  await expect(cancel).toHaveCount(1);
  await expect(items).toContainText('Refunded');
  await expect(page.getByRole('button', { name: /^Cancel everything/ })).toHaveCount(0);
  await expectToFit(page);
  await expectAccessible(page);
});

test('a guest changes the pickup and requests another day, which the page then shows @phone', async ({ page }) => {
  const order = await somebodyWithAnOrder(page, { paid: true });
  await page.goto(orderPage(order));
  await press(page.locator('summary', { hasText: 'Change the pickup' }));
  const pickup = page.getByRole('form', { name: 'Change the pickup' });
  await pickup.getByLabel('Area').selectOption('kuta');
  await pickup.getByLabel('Hotel or address').fill('Villa Karang 3');
  await pickup.getByRole('button', { name: 'Save the pickup' }).click();
  await expect(notice(page, 'Your pickup is changed')).toBeVisible();
  await expect(status(page)).toContainText('Kuta');
  await expect(status(page)).toContainText('Villa Karang 3');

  await page.locator('summary', { hasText: 'Move to another day' }).click();
  const move = page.getByRole('form', { name: 'Move to another day' });
  await move.getByRole('group', { name: 'Days with room for all of you' }).getByRole('button').last().click();
  await expect(move.getByLabel('New day')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expectToFit(page);
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Ask for this day' }).click();
  await expect(page.getByText(/^On .* you asked to move /)).toBeVisible();
  await press(page.getByText('What has happened so far'));
  await expect(page.getByText('Asked to move to another day')).toBeVisible();
  await expectAccessible(page);
});

test('an unpaid order comes first in the account, with its deadline and a way to pay @phone', async ({ page }) => {
  await somebodyWithAnOrder(page, { paid: true });
  const { booking_id: bookingId } = await placeOrder(page);
  await page.goto('/user');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(bookingId);
  await expect(card.getByRole('timer')).toHaveText(/^Places held for (29|30):\d\d$/);
  await expectToFit(page);
  await expectAccessible(page);
  await press(card.getByRole('button', { name: 'Pay now' }));
  await page.waitForURL('**/sandbox-gateway/**');
});

test("another customer's order is not found, nor are its documents", async ({ page }) => {
  const order = await somebodyWithAnOrder(page, { paid: true });
  await page.goto(orderPage(order));
  await expect(status(page)).toContainText(order.booking_id);
  await enter(page, await member());
  for (const path of [orderPage(order), `${orderPage(order)}/voucher`, orderPage({ uuid: randomUUID() })]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page Not Found: ${path}`);
  }
  expect((await page.request.get(`${orderPage(order)}/calendar`)).status()).toBe(404);
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which order is this about?');

  await page.context().clearCookies();
  await page.goto(`/payment-success?order=${order.uuid}`);
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(`/payment-success?order=${order.uuid}`)}`);
});

test('the return page of payments is public and shows nothing without a payment in its URL', async ({ page }) => {
  for (const path of ['/payment-success', '/payment-successfull', '/payment-failed']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which order is this about?');
  }
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your payment was failed. if you think this is an error, please contact us',
  );
  await expectAccessible(page);
});

test('a confirmed order has a voucher to print and a calendar file @phone', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto('/user');
  await page.getByRole('article').getByRole('link', { name: 'See the order' }).click();
  await expect(status(page)).toContainText('Confirmed');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^SGR-\w{6}\.ics$/);

  await status(page).getByRole('link', { name: 'Voucher', exact: true }).click();
  await expect(page.getByRole('img', { name: /^For our crew to scan: SGR-/ })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the voucher' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
