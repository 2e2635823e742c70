import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { continueButton, emptiestFreeDay, fillTheRest, stepTitle } from '../support/booking';
import { dayIn } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { lastMailTo } from '../support/mailbox';
import { enter, member, newAddress } from '../support/newcomer';
import { placeOrder, pressBankButton } from '../support/orders';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const TRIP = 'nusa-penida-mantas';

const dayForm = (page: Page) => page.locator('form').filter({ has: page.getByRole('switch', { name: 'Closed' }) });
const save = (page: Page) => dayForm(page).getByRole('button', { name: 'Save', exact: true });

async function openDay(page: Page, day: string) {
  await page.goto(`/admin/schedule?product=${TRIP}&day=${day}`);
  await waitForHydration(save(page));
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
}

test("a day is closed with a reason, and a colleague's change from an outdated view is merged", async ({
  page,
  browser,
}) => {
  const day = dayIn(200);
  await signIn(page, 'admin');
  const colleague = await browser.newPage();
  await signIn(colleague, 'admin');
  await openDay(page, day);
  await openDay(colleague, day);
  await expectAccessible(page);

  await openDay(page, day);
  await dayForm(page).getByRole('switch', { name: 'Closed' }).check();
  await dayForm(page).getByRole('textbox', { name: 'Note for customers' }).fill('The boat is in the yard');
  await save(page).click();
  await expect(dayForm(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-label', /Closed/);

  await dayForm(colleague).getByRole('radio', { name: 'A number for this day' }).check();
  await dayForm(colleague).getByLabel('Places for divers').fill('20');
  await save(colleague).click();
  await expect(colleague.getByText('Both changes are saved.', { exact: false })).toBeVisible();
  await expect(dayForm(colleague).getByRole('switch', { name: 'Closed' })).toBeChecked();
  await expect(dayForm(colleague).getByLabel('Places for divers')).toHaveValue('20');
  await colleague.close();
});

test('the day list shows the divers, and its print version nothing else', async ({ page }) => {
  await enter(page, await member());
  const { booking_id, uuid, payment_url } = await placeOrder(page);
  await pressBankButton(payment_url, 'pay');
  await page.goto(`/payment-success?order=${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  const order = await page.request.get(
    `/api/trpc/order.get?input=${encodeURIComponent(JSON.stringify({ json: { uuid } }))}`,
  );
  const { activity_date: day } = (await order.json()).result.data.json as { activity_date: string };

  await signIn(page, 'admin');
  await page.goto(`/admin/schedule/day?date=${day}`);
  const booking = page.getByRole('rowgroup', { name: booking_id });
  await expect(booking).toContainText('Ann');
  await expect(booking).toContainText('No seafood');
  await expect(booking).toContainText('Budi');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(booking).toBeVisible();
});

test('staff book for a new customer on the phone, who gets an email with the payment link', async ({ page }) => {
  const email = newAddress();
  await signIn(page, 'admin');
  await page.goto('/admin/orders/create');
  await expectAccessible(page);
  await press(page.locator('summary').filter({ hasText: 'The guest wants an account' }));
  const form = page.getByRole('form', { name: 'The guest wants an account' });
  await waitForHydration(form);
  await form.getByLabel('First name').fill('Yuki');
  await form.getByLabel('Last name').fill('Tanaka');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book for Yuki Tanaka');
  await press(page.getByRole('button', { name: /Menjangan/ }));
  await page.getByRole('radio', { name: /^Equipment for both included/ }).check();
  await (await emptiestFreeDay(page)).click();
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
  await fillTheRest(page, expectAccessible);
  await page.getByRole('button', { name: 'Book and send the link' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  expect((await lastMailTo(email, 2)).text).toContain('/sandbox-gateway/');
});

test('a proposed closure is confirmed by keyboard, with the orders on its day in view', async ({ page, browser }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/schedule/closures');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Nyepi Laut / }) });
  const day = card.first().getByRole('textbox', { name: 'Day' });
  await waitForHydration(day);
  const date = (await day.inputValue()).split('/').toReversed().join('-');

  const guest = await browser.newPage();
  await enter(guest, await member());
  const { booking_id } = await placeOrder(guest, { trip: TRIP, from: date, to: date });
  await guest.close();

  await page.reload();
  await expect(card.first()).toContainText('Closes: Nusa Penida and Nusa Lembongan');
  await expect(card.first().getByRole('link', { name: booking_id })).toBeVisible();
  await expectAccessible(page);
  const confirm = card.first().getByRole('button', { name: /^Confirm: / });
  await waitForHydration(confirm);
  await confirm.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit closure');
  await expect(page.getByRole('listitem').filter({ hasText: booking_id })).toContainText('2 divers');
  await expect(page.getByText('They stay booked', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Affected orders' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ selected$/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: booking_id }).getByRole('checkbox')).toBeChecked();
});

test('the week of the schedule opens by URL, turns by keyboard and links to the board @phone', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/schedule?view=week&day=2027-03-03');
  const day = (date: string) => page.locator(`li[data-day="${date}"]`);
  const wednesday = day('2027-03-03').getByRole('button');
  await waitForHydration(wednesday);
  await expect(page.getByRole('heading', { name: /^1\s–\s7 March 2027$/ })).toBeVisible();
  await expect(wednesday).toHaveAttribute('aria-pressed', 'true');
  await expect(day('2027-03-07')).toContainText('0 divers');
  await expectAccessible(page);

  await wednesday.focus();
  await page.keyboard.press('End');
  await expect(day('2027-03-07').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('2027-03-08').getByRole('button')).toBeFocused();
  await expect(page).toHaveURL(/view=week&day=2027-03-08$/);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByRole('heading', { name: /^1\s–\s7 March 2027$/ })).toBeVisible();
  await expectToFit(page);

  await page.getByText('Month', { exact: true }).click();
  await expect(page.locator('button[data-day="2027-03-01"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Week', { exact: true }).click();
  await day('2027-03-03')
    .getByRole('link', { name: /^Day board, / })
    .click();
  await expect(page).toHaveURL(/\/admin\/schedule\/2027-03-03$/);

  await page.goto('/admin/schedule?view=week');
  await expect(page.locator('li[data-day]', { hasText: /guides? needed, \d+ free/ }).first()).toContainText(
    /\d+ of \d+/,
  );
});

test('a schedule whose figures fail to load says so and retries', async ({ page }) => {
  await signIn(page, 'admin');
  let refused = true;
  await page.route(/admin\.schedule\.month/, (route) => (refused ? route.abort() : route.continue()));
  await page.goto('/admin/schedule?view=week&day=2027-03-03');
  // Calls in the same batch are refused too, and appear later on the page.
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  refused = false;
  await press(again);
  await expect(page.locator('li[data-day="2027-03-03"]')).toContainText('0 divers');
});
