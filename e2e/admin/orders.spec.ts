import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { openMore, orderTwoDays, type Placed, paidOrder, placeOrder } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';

const rowOf = (page: Page, { booking_id }: Placed) => page.getByRole('row').filter({ hasText: booking_id });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const loaded = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test('a paid order is found, viewed, and confirmed with one key', async ({ page, browser }) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders?search=${order.booking_id}`);
  const row = rowOf(page, order);
  await expect(row).toContainText('Paid, to be confirmed');
  await loaded(page);
  await expectAccessible(page);

  await waitForHydration(row);
  await row.focus();
  await page.keyboard.press('Space');
  const look = page.getByRole('dialog');
  await expect(look).toContainText(order.booking_id);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV file' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(order.booking_id);

  // The order was listed but not opened, which does not count as a view of the divers' data.
  await page.goto(`/admin/audit?action=view&search=${order.booking_id}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();

  await page.goto('/admin?per_page=100');
  await waitForHydration(rowOf(page, order));
  await rowOf(page, order).focus();
  await page.keyboard.press('c');
  await expect(notice(page, 'The order is confirmed')).toBeVisible();
  await expect(rowOf(page, order)).toHaveCount(0);
  await notice(page, 'The order is confirmed').getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone. Nobody has been told.')).toBeVisible();
  await expect(rowOf(page, order)).toHaveCount(1);

  await page.goto(`/admin/orders/${order.uuid}/detail`);
  await openMore(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await look.getByLabel('How it goes back').selectOption('In cash, now');
  await look.getByLabel('Reason, for the customer to read').fill('The boat is in the yard');
  await look.getByRole('button', { name: 'Decline' }).click();
  await expect(notice(page, 'The order is declined')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'The boat is in the yard' }).first()).toBeVisible();
});

test('orders are filtered by dates typed day first, and incomplete dates are dropped', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/orders');
  const from = page.getByLabel('From', { exact: true });
  await waitForHydration(from);
  await from.pressSequentially('1/12/26');
  await expect(page).not.toHaveURL(/[?&]from=/);
  await from.fill('1/12/2026');
  await from.blur();
  await expect(page).toHaveURL(/[?&]from=2026-12-01/);
  await expect(from).toHaveValue('01/12/2026');
  await from.press('End');
  await from.press('Backspace');
  await expect(from).toHaveValue('01/12/202');
  await from.blur();
  await expect(from).toHaveValue('01/12/2026');
  await from.fill('');
  await expect(page).not.toHaveURL(/[?&]from=/);
});

test('an order is moved in the calendar, paid on site, cancelled with a partial refund, and printed', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  const calendar = page.getByRole('table', { name: 'New day' });
  const free = calendar.locator('[data-day]:not([aria-disabled]):not([aria-pressed="true"])');
  if ((await free.count()) === 0) await press(page.getByRole('button', { name: 'Next month' }));
  const day = page.getByRole('term').filter({ hasText: /^Day$/ }).locator('+ dd');
  const before = await day.innerText();
  await press(free.last());
  await press(page.getByRole('button', { name: 'Move to this day' }));
  await expect(notice(page, 'The order is moved')).toBeVisible();
  await expect(day).not.toHaveText(before);
  // A refreshed page gets its title again, and has none for a moment.
  await expect(page).toHaveTitle(/\S/);
  await expectAccessible(page);

  const payment = page.getByRole('form', { name: 'Take a payment' });
  await page.getByRole('button', { name: 'Take a payment' }).click();
  const amount = payment.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  const rest = await amount.inputValue();
  await amount.fill('50000');
  await press(payment.getByRole('button', { name: 'Take the payment' }));
  await expect(amount).toHaveValue('');
  await amount.fill(String(Number(rest.replace(/\D/g, '')) - 50_000));
  await press(payment.getByRole('button', { name: 'Take the payment' }));
  await expect(notice(page, 'The payment is in the books.').first()).toBeVisible();
  await expect(payment).toHaveCount(0);

  await openMore(page);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Amount that goes back').fill('100000');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(ask.getByText('Reason is required')).toBeVisible();
  await ask.getByLabel('Why (for the staff only)').fill('Broke her foot');
  await ask.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(notice(page, 'The order is cancelled')).toBeVisible();

  await page.getByRole('link', { name: 'Record to print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Record of order ${order.booking_id}`);
  for (const text of ['Ann', 'Ben', '0704A1234', 'Budi', 'Rp 100,000'])
    await expect(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this record' })).toBeHidden();
});

test('one day of an order is moved, and the other refunded', async ({ page, browser }) => {
  const order = await paidOrder(browser, orderTwoDays);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  const moving = page.getByRole('combobox', { name: 'What is moved' });
  await press(moving);
  const options = page.getByRole('option');
  // Nobody can be on two items in the same part of a day, so the other item's day is not free for them.
  const other = /\d+ \w+ \d{4}/.exec(await options.first().innerText())?.[0] ?? '';
  await options.last().click();
  const calendar = page.getByRole('table', { name: 'New day' });
  const free = calendar
    .locator('[data-day]:not([aria-disabled]):not([aria-pressed="true"])')
    .and(page.getByRole('button', { name: new RegExp(`, (?!${other},)\\d+ \\w+ \\d{4},`) }));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  if ((await free.count()) === 0) await press(page.getByRole('button', { name: 'Next month' }));
  await press(free.last());
  await press(page.getByRole('button', { name: 'Move to this day' }));
  await expect(notice(page, 'The order is moved')).toBeVisible();

  const refund = page.getByRole('button', { name: 'Refund this day: ' });
  await press(refund.first());
  const ask = page.getByRole('dialog');
  await expect(ask.getByLabel('Amount that goes back')).toHaveValue(/^Rp /);
  await expectAccessible(page);
  await ask.getByLabel('Why (for the staff only)').fill('A cold');
  await ask.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(notice(page, 'the refund is on its way')).toBeVisible();
  await expect(refund).toHaveCount(0);
  await expect(moving).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
  await expectAccessible(page);
});

test('a wrong amount is explained to the customer, and staff accept it', async ({ page, browser }) => {
  const guest = await browser.newPage();
  await enter(guest, await member());
  const order = await placeOrder(guest);
  const rupiah = (amount: number) => `Rp ${amount.toLocaleString('en')}`;
  const [came, due] = [rupiah(order.due_now - 10_000), rupiah(order.due_now)];
  await guest.goto(order.payment_url);
  await press(guest.getByRole('button', { name: 'Wrong amount' }));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('We received a different amount');
  await expect(guest.getByText(`We received ${came} instead of ${due}`)).toBeVisible();
  await expectAccessible(guest);

  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  await expect(notice(page, `${came} came in instead of ${due}`)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: `Accept ${came}` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${rupiah(order.total - order.due_now + 10_000)} is then due on site.`);
  await dialog.getByRole('button', { name: `Accept ${came}` }).click();
  await expect(notice(page, 'The amount is accepted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();

  await guest.goto(`/user/orders/${order.uuid}`);
  await expect(guest.locator('article').first()).toContainText('Paid, awaiting confirmation');
});

test("an open order shows a colleague's action without a reload", async ({ page, browser }) => {
  const order = await paidOrder(browser);
  await signIn(page, 'admin');
  await page.goto(`/admin/orders/${order.uuid}/detail`);
  const note = page.getByRole('form', { name: 'Internal note' }).getByRole('textbox');
  await waitForHydration(page.getByRole('button', { name: 'Confirm' }));
  await note.fill('Half a sentence');
  const colleague = await browser.newPage();
  await signIn(colleague, 'admin');
  await colleague.goto(`/admin/orders/${order.uuid}/detail`);
  await press(colleague.getByRole('button', { name: 'Confirm' }));
  await colleague.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(note).toHaveValue('Half a sentence');
  await colleague.close();
});
