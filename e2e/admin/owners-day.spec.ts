import { expect, type Page } from '@playwright/test';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { expectAccessible } from '../support/accessibility';
import { callsOf } from '../support/calls';
import { guestsOfThreeBoats } from '../support/evening-guests';
import { guest, owner } from '../support/evening-people';
import { press, waitForHydration } from '../support/hydration';
import { testInOwnShop } from '../support/own-shop';
import { expectToFit } from '../support/width';

const today = dayAt(new Date());
const inDays = (days: number) => plusDays(today, days);
const test = testInOwnShop(inDays(1), guestsOfThreeBoats);

const typed = (day: string) => day.split('-').reverse().join('/');
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function sellInCash(page: Page, name: string): Promise<void> {
  await page.goto('/admin/orders/create');
  const form = page.getByRole('form', { name: 'Book', exact: true });
  await waitForHydration(form.getByLabel('Name, phone or email'));
  await form.getByLabel('Name, phone or email').fill(name);
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('+62 812 3456 7890');
  await form.getByRole('combobox', { name: 'Activity' }).fill('toya');
  await page.getByRole('option', { name: 'Toyapakeh' }).click();
  await expect(form.getByRole('button', { name: 'Book and take Rp 900,000' })).toBeVisible();
  await form.getByLabel('Birth date of diver 1').fill(typed(plusDays(today, -10 * 365)));
  await expect(form.getByRole('button', { name: 'Book and take Rp 450,000' })).toBeVisible();
  await form.getByRole('button', { name: /^Book and take Rp/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/detail$/);
  await expect(page.getByText('Balance Rp 0')).toHaveCount(0);
}

/** Adds a companion, who pays in cash. */
async function correct(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: 'Change the order' }));
  const companion = page.getByLabel(/^Companion/);
  await waitForHydration(companion);
  await companion.fill('1');
  await expect(page.getByText('The guest pays it')).toBeVisible();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(notice(page, 'The order is changed.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Take a payment' }));
  await page.getByRole('button', { name: 'Take the payment' }).click();
  await expect(page.getByRole('form', { name: 'Take a payment' })).toHaveCount(0);
}

async function moveAll(page: Page, from: string, to: string): Promise<void> {
  await page.goto(`/admin/orders?from=${from}&to=${from}&search=${guest.email}`);
  await page.getByRole('checkbox', { name: 'Select', exact: true }).first().check();
  await page.getByRole('button', { name: 'Select all 28 that match' }).click();
  await expect(notice(page, '28 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 28 orders' });
  await dialog.getByLabel('New day').fill(typed(to));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('28 orders would be done')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move 28 orders now' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/bulk\/[^/]+$/);
  await expect(page.getByText('28 of 28 orders looked at')).toBeVisible();
  await expect(page.getByText('28 done, 0 not done, 0 skipped, 0 waiting')).toBeVisible();
  await expectToFit(page);
}

/** Opens the till with its float, and pays for ice from it. */
async function payForIce(page: Page): Promise<void> {
  const opening = page.getByRole('form', { name: 'Open the till' });
  await opening.getByRole('textbox', { name: 'Float' }).fill('500000');
  await opening.getByRole('button', { name: 'Open the till' }).click();
  await expect(opening).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'Rp 500,000' }).first()).toBeVisible();
  const form = page.getByRole('form', { name: 'Cash in and out' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await form.getByRole('button', { name: 'Record it' }).click();
  await expect(form.getByText('Reason is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'Reason' }).fill('Ice for the third boat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ice for the third boat' })).toBeVisible();
}

/** Shows the takings, and closes the day a thousand rupiah short. */
async function closeTheCash(page: Page): Promise<void> {
  const close = page.getByRole('form', { name: 'Close the day' });
  const figure = await page
    .locator('dt', { hasText: 'Cash there should be' })
    .locator('xpath=following-sibling::dd')
    .innerText();
  await close.getByLabel('Cash counted').fill(String(Number(figure.replace(/\D/g, '')) - 1000));
  await close.getByRole('button', { name: 'Close the day' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1,000');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close the day' }).click();
  await expect(close).toHaveCount(0);
  await expect(page.getByRole('term').filter({ hasText: 'Difference' })).toBeVisible();
}

// At 390 pixels, the orders are moved once more.
for (const [width, from, to] of [
  [1440, 1, 2],
  [390, 2, 3],
] as const)
  test(`the owner sells in cash, corrects, moves 28 orders and counts the cash at ${width}`, async ({ page, shop }) => {
    await shop.forgetCashReports();
    await page.setViewportSize({ width, height: 900 });
    await callsOf(page.request, shop.origin).call('auth.admins.login', owner);
    await sellInCash(page, 'Made Wirawan');
    await correct(page);
    await moveAll(page, inDays(from), inDays(to));
    await page.goto('/admin/reports/cash');
    await waitForHydration(page.getByLabel('Cash counted'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Made Wirawan' }).first()).toBeVisible();
    await payForIce(page);
    await expectToFit(page);
    await closeTheCash(page);
  });
