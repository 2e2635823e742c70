import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { openMore, type Placed, placeOrder, pressBankButton } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

/** More than any other test refunds, because all of them share the shop. */
const LIMIT = 12_000_000;
const COURSE = 'open-water-diver';

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const waits = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Waits for a second person' }) });

/** Books a course that costs more than one person may refund; the customer's page stays open. */
async function bookCourse(browser: Browser): Promise<{ customer: Page; order: Placed }> {
  const customer = await browser.newPage();
  await enter(customer, await member());
  const order = await placeOrder(customer, { trip: COURSE });
  await pressBankButton(order.payment_url, 'pay');
  await customer.goto(`/payment-success?order=${order.uuid}`);
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  return { customer, order };
}

test('an invoice is issued for an order, and its customer reads it', async ({ page, browser }) => {
  const { customer, order } = await bookCourse(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  await press(page.getByText('Issue an invoice').first());
  const form = page.getByRole('form', { name: 'Issue an invoice' });
  await form.getByLabel('Company').fill('Halberd GmbH');
  await form.getByLabel('Address').fill('Kai 4\nHamburg');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Issue an invoice' }).click();
  await expect(notice(page, /The invoice INV-\d{4}-\d{5} has been issued\./)).toBeVisible();
  const link = page.getByRole('link', { name: /^INV-/ });
  const number = await link.innerText();
  await press(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
  await expect(page.getByText('Halberd GmbH')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);

  await page.goto(`/admin/invoices?search=${order.booking_id}`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(order.booking_id);
  await expectAccessible(page);
  await expectToFit(page);

  await customer.goto(`/user/orders/${order.uuid}`);
  await press(customer.getByRole('link', { name: `Invoice ${number}` }));
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
  await customer.emulateMedia({ media: 'print' });
  await expect(customer.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await customer.close();
});

test('a large refund waits until a second account approves it', async ({ page, browser }) => {
  const { customer, order } = await bookCourse(browser);
  await customer.close();
  await signIn(page, 'admin');
  const rest = { method: 'card', amount: order.total - order.due_now };
  await callsOf(page.request).call('admin.orders.take_payment', { uuid: order.uuid, payments: [rest] });
  // A second account with the right `money`; without one, no limit can be set.
  const colleague = await browser.newPage();
  await enter(colleague, await member({ audience: 'admins', held: ['orders', 'money'] }));

  await page.goto('/admin/settings/shop/refunds');
  const above = page.getByLabel('Second person above');
  await waitForHydration(above);
  await above.fill(String(LIMIT));
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(notice(page, 'The settings have been saved.')).toBeVisible();

  await page.goto(`/admin/orders/${order.uuid}/detail`);
  await openMore(page);
  await page.getByRole('button', { name: 'Refund everything' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Why (for the staff only)').fill('The course is off');
  await ask.getByRole('button', { name: 'Refund everything' }).click();
  await expect(notice(page, 'Nothing has been done yet')).toBeVisible();
  await expect(waits(page)).toContainText('The course is off');
  await expect(waits(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(page);

  await colleague.goto('/admin/payments');
  const waiting = waits(colleague).getByRole('listitem').filter({ hasText: order.booking_id });
  await expect(waiting).toContainText('The course is off');
  await expectAccessible(colleague);
  await press(waiting.getByRole('button', { name: 'Approve' }));
  await colleague.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(notice(colleague, 'The refund is approved and done.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await colleague.goto(`/admin/orders/${order.uuid}/detail`);
  await expect(colleague.getByText('Refund approved by a second person')).toBeVisible();
  await openMore(colleague);
  await expect(colleague.getByRole('button', { name: 'Refund everything' })).toHaveCount(0);
  await colleague.close();
});
