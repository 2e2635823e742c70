import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, emptiestFreeDay, fillTheRest, freeDays, openForm } from '../support/booking';
import { ordersOf } from '../support/database';
import { gate } from '../support/gate';
import { press } from '../support/hydration';
import { somebody } from '../support/newcomer';
import { test } from '../support/test';

test('two guests book two days, one of them skips the second, and one payment covers both @phone', async ({ page }) => {
  // Runs up to the paid order.
  test.slow();
  const { email } = await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await (await emptiestFreeDay(page)).click();
  await page.getByRole('button', { name: 'Add another day or course' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to add?' })).toBeFocused();
  await page.getByRole('button', { name: /^A day in Padang Bai for one/ }).click();
  await page.getByRole('radio', { name: /^With your own equipment/ }).check();
  await (await emptiestFreeDay(page)).click();
  await page.getByRole('group', { name: 'Who comes along?' }).getByRole('checkbox', { name: 'Diver 2' }).uncheck();
  await expectAccessible(page);

  await page.reload();
  const who = page.getByRole('group', { name: 'Who comes along?' });
  await expect(who.getByRole('checkbox', { name: 'Diver 2' })).not.toBeChecked();
  await expect(who.getByRole('checkbox', { name: 'Diver 1' })).toBeChecked();
  const night = page.getByRole('region', { name: /^Dusk and night at the Liberty · / });
  await expect(night).toContainText('2 divers');
  await press(night.getByRole('button', { name: /^Change/ }));
  await expect(who.getByRole('checkbox', { name: 'Diver 2' })).toBeChecked();
  await chooseDay(page);
  await fillTheRest(page);
  await expect(page.getByRole('table', { name: /^If you cancel / })).toHaveCount(2);
  await expectAccessible(page);
  await continueButton(page).click();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await expect(page.getByRole('heading', { level: 3, name: /^A day in Padang Bai for one · / })).toBeVisible();
  await expect(page.getByText('Hana Lindqvist and Sven Lindqvist')).toHaveCount(1);
  expect(await ordersOf(email)).toBe(1);
});

test('a guest who has not dived for years adds the refresher before their own first day', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await freeDays(page).last().click();
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await continueButton(page).click();
  const diver = page.getByRole('region', { name: /^Diver 1/ });
  await diver.getByLabel('Full name').fill('Hana Lindqvist');
  await diver.getByLabel('Diving association', { exact: true }).selectOption('PADI');
  await diver.getByLabel('Certification level').selectOption('Advanced Open Water Diver');
  await diver.getByLabel('Last dive').fill('10032024');
  await expect(page.getByText('Hana Lindqvist last dived in March 2024')).toBeVisible();
  await press(page.getByRole('button', { name: 'Add ReActivate for Hana Lindqvist' }));
  const who = page.getByRole('group', { name: 'Who comes along?' });
  await expect(who.getByRole('checkbox', { name: 'Hana Lindqvist' })).toBeChecked();
  await expect(who.getByRole('checkbox', { name: 'Diver 2' })).not.toBeChecked();
  await page.getByRole('radio', { name: /^Half a day, pool/ }).check();
  await continueButton(page).click();
  await expect(diver.getByLabel('Last dive')).toHaveValue('10/03/2024');
  await expect(page.getByText('Hana Lindqvist last dived in March 2024')).toHaveCount(0);
});

test('the suggestions for the next days reserve their space while loading', async ({ page }) => {
  await somebody(page);
  const answer = gate();
  await page.route(/availability\.free_days/, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openForm(page, 'mimpang-and-tepekong');
  await freeDays(page).first().click();
  const next = page.getByRole('region', { name: 'Stay longer:' });
  await expect(next).toHaveAttribute('aria-busy', 'true');
  answer.open();
  await expect(next.getByRole('button').first()).toBeEnabled();
  await expect(next).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
});
