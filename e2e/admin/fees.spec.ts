import { expect, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { owner } from '../support/evening-people';
import { press, waitForHydration } from '../support/hydration';
import { testInOwnShop } from '../support/own-shop';
import { expectToFit } from '../support/width';

const today = dayAt(new Date());
const nextYear = Number(today.slice(0, 4)) + 1;
/** A separate shop, because its fees are part of every booking. */
const test = testInOwnShop(plusDays(today, 1), []);

const levy = {
  id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b01',
  names: { en: 'Marine park fee' },
  areas: ['nusa_penida'],
  foreign_adult: 654_321,
  foreign_child: 654_321,
  domestic_adult: 76_543,
  domestic_child: 76_543,
  child_up_to_age: null,
  per: 'visit',
  payment: 'with_booking',
  refund: 'always',
  valid_from: '2026-01-01',
  valid_to: null,
};

const feeNamed = (page: Page, name: string) => page.getByRole('group').filter({ hasText: name });
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'The settings have been saved' })).toBeVisible();

async function openFees(page: Page, origin: string, lng = '') {
  await callsOf(page.request, origin).call('auth.admins.login', owner);
  await page.goto(`${lng}/admin/fees`);
  await waitForHydration(page.locator('main form'));
}

test.afterEach(({ shop }) => shop.office.call('admin.shop.save_fees', { fees: [] }));

test('the owner adds a fee, is led to what is missing without losing anything, and saves it @phone', async ({
  page,
  shop,
}) => {
  await openFees(page, shop.origin);
  await expect(page.getByRole('heading', { level: 2, name: 'No fees yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a fee' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name of the fee' }).locator('visible=true');
  await expect(name).toBeFocused();
  await page.keyboard.type('Marine park fee');
  await page.getByLabel('Foreign adult').fill('100000');
  await page.getByLabel('Child rate up to the age of').fill('11');
  await page.getByLabel('Foreign child').fill('50000');
  await page.getByLabel('Domestic adult').fill('20000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please choose at least one area')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Sanur' })).toBeFocused();
  await expect(page.getByText('Amount is required')).toHaveCount(1);
  await expectAccessible(page);
  await expectToFit(page);

  await page.getByRole('checkbox', { name: 'Nusa Penida' }).press('Space');
  await page.getByLabel('Domestic child').fill('10000');
  const preview = page.getByText(
    'A foreign adult pays Rp 100,000 for each visit, collected with the rest.Citizens and residents of Indonesia: Rp 20,000.Children up to the age of 11: Rp 50,000; citizens and residents: Rp 10,000.',
  );
  await expect(preview).toBeVisible();
  await page.getByLabel('If the guest cancels').selectOption('Never refunded');
  await expect(page.getByText('The guest gets nothing of the fee back.')).toBeVisible();
  await page.getByLabel('How guests pay it').selectOption('Paid on site');
  await expect(page.getByLabel('If the guest cancels')).toHaveCount(0);
  await expect(page.getByText('A foreign adult pays Rp 100,000 for each visit, at the gate.')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await saved(page);

  await page.reload();
  await feeNamed(page, 'Marine park fee').locator('summary').press('Enter');
  await expect(name).toHaveValue('Marine park fee');
  await expect(page.getByLabel('Foreign child')).toHaveValue('Rp 50,000');
});

test('new amounts begin on a day and end the old ones, and a fee is removed after a question @phone', async ({
  page,
  shop,
}) => {
  await shop.office.call('admin.shop.save_fees', { fees: [levy] });
  await openFees(page, shop.origin);
  const fees = feeNamed(page, 'Marine park fee');
  await press(fees.locator('summary'));
  const from = page.getByLabel('New amounts from');
  await expect(from).toHaveValue(`01/01/${nextYear}`);
  await from.fill('31/12/2025');
  await from.press('Enter');
  await expect(page.getByText('Please choose a day after 1 January 2026, when this fee begins.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'have been saved' })).toHaveCount(0);
  await from.fill(`01/02/${nextYear}`);
  await from.press('Enter');

  await expect(fees).toHaveCount(2);
  await expect(fees.first().locator('summary')).toContainText(`Until 31 Jan ${nextYear}`);
  await expect(fees.last().locator('summary')).toContainText(`From 1 Feb ${nextYear}`);
  const amount = fees.last().getByLabel('Foreign adult');
  await expect(amount).toBeFocused();
  await amount.fill('700000');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectAccessible(page);
  await expectToFit(page);
  const amounts = async () => {
    const { fees: section } = await shop.office.ask<{ fees: { fees: (typeof levy)[] } }>('admin.shop.get', {});
    return section.fees.map((fee) => [fee.foreign_adult, fee.foreign_child, fee.valid_from, fee.valid_to]);
  };
  expect(await amounts()).toEqual([
    [654_321, 654_321, '2026-01-01', `${nextYear}-01-31`],
    [700_000, 700_000, `${nextYear}-02-01`, null],
  ]);

  await fees.first().getByRole('button', { name: 'Remove this fee' }).click();
  const question = page.getByRole('dialog', { name: 'Remove ‘Marine park fee’?' });
  await expect(question).toContainText('Orders keep what was agreed.');
  await question.getByRole('button', { name: 'Remove this fee' }).click();
  await expect(fees).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect.poll(amounts).toEqual([[700_000, 700_000, `${nextYear}-02-01`, null]]);
});

test('the page of fees reads in German, and fits with long texts @phone', async ({ page, shop }) => {
  const names = { en: 'Park fee', de: 'Besucherabgabe des Meeresschutzgebiets Nusa Penida '.repeat(5).trim() };
  await shop.office.call('admin.shop.save_fees', { fees: [{ ...levy, names }] });
  await openFees(page, shop.origin, '/de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebühren');
  await press(feeNamed(page, 'Besucherabgabe').locator('summary'));
  await expect(
    page
      .getByText(/^Ausländische Erwachsene zahlen 654\.321.Rp pro Besuch, zusammen mit dem Rest\.$/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('no page shows a visitor the amount of a fee', async ({ page, request, shop }) => {
  await shop.office.call('admin.shop.save_fees', { fees: [levy] });
  await openFees(page, shop.origin);
  expect(await page.content()).toMatch(/654.?321/);
  for (const path of ['/', '/trips', '/de/trips', '/trips/manta-point', '/booking-form?product=manta-point', '/faq']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(/654.?321|76.?543/);
  }
});
