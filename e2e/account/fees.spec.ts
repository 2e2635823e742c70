import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, goToDiver, openBox, openForm, stepTitle } from '../support/booking';
import { callsOf } from '../support/calls';
import { press, waitForHydration } from '../support/hydration';
import { somebody } from '../support/newcomer';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const TRIP = 'snorkel-nusa-penida';
const LEVY = 'Nusa Penida marine levy';
const ENTRY = 'Nusa Penida island entry';

type Guest = { name: string; born: string; country: string; option: string; lives?: string; phone: string };
const party: Guest[] = [
  {
    name: 'Anna Berg',
    born: '21041990',
    country: 'germ',
    option: 'Germany',
    lives: 'In another country',
    phone: '0151 23456789',
  },
  { name: 'Budi Santoso', born: '03021988', country: 'indon', option: 'Indonesia', phone: '0812 5550 0142' },
  {
    name: 'Mia Berg',
    born: '11062016',
    country: 'germ',
    option: 'Germany',
    lives: 'In another country',
    phone: '0151 23456789',
  },
  {
    name: 'Karl Berg',
    born: '12121985',
    country: 'germ',
    option: 'Germany',
    lives: 'In Indonesia',
    phone: '0151 23456789',
  },
];

async function fillGuest(page: Page, { name, born, country, option, lives, phone }: Guest) {
  const form = page.getByRole('region', { name: /^Diver \d/ });
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Date of birth').fill(born);
  await form.getByLabel('Gender').selectOption('Female');
  const residence = form.getByLabel(/^Where you live/);
  await expect(residence).toHaveCount(0);
  await form.getByRole('combobox', { name: 'Nationality' }).fill(country);
  await page.getByRole('option', { name: option, exact: true }).click();
  if (lives) await residence.selectOption(lives);
  else await expect(residence).toHaveCount(0);
  await form.getByRole('textbox', { name: /^Phone/ }).fill(phone);
  await form.getByLabel('Email').fill(`${name.split(' ')[0]?.toLowerCase()}@example.test`);
  await form.getByRole('checkbox', { name: 'No certification yet' }).check();
  await form.getByLabel('Height in cm').fill('160');
  await form.getByLabel('Weight in kg').fill('55');
  await form.getByLabel('Shoe size').fill('39');
  await form.getByLabel('Dietary restrictions').selectOption('Halal');
}

const rupiah = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your booking' });
const row = (page: Page, label: string | RegExp) => summary(page).locator('dl > div').filter({ hasText: label });
const total = async (page: Page) =>
  rupiah(
    await row(page, /^Total/)
      .locator('dd')
      .textContent(),
  );

test('a mixed party pays no more than was shown, from the first price to the receipt', async ({ page, browser }) => {
  // A booking by four, a payment and the counter.
  test.slow();
  const shown: number[] = [];
  await somebody(page);
  await page.goto(`/trips/${TRIP}`);
  const box = await openBox(page);
  await expect(box.getByText('Includes at most Rp 200,000 in park fees.')).toBeVisible();
  await expect(box.getByText('Plus at most Rp 50,000 at the gate.')).toBeVisible();
  await expectAccessible(page);

  await openForm(page, TRIP);
  await page.getByRole('button', { name: /^One more/ }).click();
  await page.getByRole('button', { name: 'Book for 4 people' }).click();
  await expect(row(page, LEVY)).toContainText('4 people');
  await expect(row(page, LEVY)).toContainText('at most Rp 400,000');
  await expect(row(page, ENTRY)).toContainText('paid at the gate');
  shown.push(await total(page));
  await chooseDay(page);
  for (const [index, guest] of party.entries()) {
    if (index > 0) await goToDiver(page, index + 1);
    await fillGuest(page, guest);
    shown.push(await total(page));
  }
  await expectAccessible(page);
  await expect(row(page, LEVY)).toContainText('Rp 200,000');
  await expect(row(page, LEVY)).not.toContainText('at most');
  await expect(row(page, ENTRY)).toContainText('Rp 90,000');

  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Add-ons');
  await page.getByLabel('Name', { exact: true }).fill('Eva Berg');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 151 1234567');
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Review');
  shown.push(await total(page));
  const dated = page.getByRole('table', { name: 'What you pay, and when' });
  await expect(dated.getByRole('row')).toHaveCount(2);
  await expect(dated).toContainText('Rp 90,000 of this at the gate');
  await expectAccessible(page);
  await continueButton(page).click();
  await page.waitForURL('**/sandbox-gateway/**');
  await press(page.getByRole('button', { name: /^Pay/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');

  const { ask } = callsOf(page.request);
  const { data } = await ask<{ data: { uuid: string }[] }>('order.list', {});
  const uuid = data[0]?.uuid ?? '';
  type Amounts = { total: number; passed_on: number; due_now: number; still_to_pay: number; due_on_site: number };
  const order = await ask<Amounts>('order.get', { uuid });
  shown.push(order.total);
  expect(order.passed_on).toBe(200_000);
  // Nothing of the fees is part of the down payment.
  expect(order.due_now).toBe(((order.total - 200_000) * 30) / 100);
  expect(order.due_on_site).toBe(order.still_to_pay + 90_000);
  for (const path of [`/user/orders/${uuid}`, `/user/orders/${uuid}/voucher`]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(LEVY);
    await expect(page.getByRole('main')).toContainText(`${ENTRY}, 4 people, paid at the gate`);
    await expectAccessible(page);
  }

  const office = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await signIn(office, 'admin');
  const staff = callsOf(office.request);
  await staff.call('admin.orders.take_payment', { uuid, method: 'cash', amount: order.still_to_pay });
  type Paid = { total: number; still_to_pay: number; payments: { ledger: { receipt_uuid: string | null }[] } };
  const paid = await staff.ask<Paid>('admin.orders.get', { uuid });
  expect(paid.still_to_pay).toBe(0);
  shown.push(paid.total);
  const receipt = paid.payments.ledger.find(({ receipt_uuid }) => receipt_uuid)?.receipt_uuid;
  await office.goto(`/admin/orders/${uuid}/receipts/${receipt}`);
  await expect(office.getByRole('article')).toContainText(`${LEVY}, 4 people: Rp 200,000`);
  await expectAccessible(office);
  await office.context().close();

  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

test('the amounts of a trip with fees fit a phone @phone-only', async ({ page }) => {
  await somebody(page);
  await openForm(page, TRIP, '/de');
  await waitForHydration(page.getByRole('main'));
  await page.getByRole('button', { name: /^Gesamt/ }).click();
  await expect(page.getByText(/höchstens/).first()).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a visitor sees no amount of a fee', async ({ page }) => {
  await page.goto(`/trips/${TRIP}`);
  await waitForHydration(page.getByRole('main'));
  expect(await page.content()).not.toMatch(/100[.,]000|25[.,]000|marine levy/i);
});
