import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, continueButton, fillTheRest, freeDays, inCalendar, openForm, stepTitle } from '../support/booking';
import { raisePrice, sellOut } from '../support/database';
import { somebody } from '../support/newcomer';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const look = async (page: Page) => {
  await expectAccessible(page);
  await expectToFit(page);
};

test('a day that sells out during booking leads the guest back to the calendar and keeps the input @phone', async ({
  page,
}) => {
  await somebody(page);
  await openForm(page, 'mimpang-and-tepekong');
  const day = await chooseDay(page);
  await continueButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await look(page);
  await fillTheRest(page, look);
  await sellOut('mimpang-and-tepekong', day);
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Activity');
  await expect(page.getByRole('alert').filter({ hasText: 'everything you typed is still here' })).toContainText(
    'has just sold out',
  );
  await expect(page.locator(`[data-date="${day}"]`)).toHaveCount(0);
  await expect(freeDays(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'All dates' }).click();
  await expect(await inCalendar(page, day)).toHaveAccessibleName(/, sold out$/);
  await freeDays(page).first().click();
  await continueButton(page).click();
  await expect(page.getByRole('button', { name: /^Diver 1 Hana Lindqvist complete/ })).toBeVisible();
});

test('a price that rises during booking is shown next to the old price before it is charged', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'peak-performance-buoyancy');
  await chooseDay(page);
  await fillTheRest(page);
  const total = page.getByRole('complementary', { name: 'Your booking' }).getByText('Total').locator('xpath=..');
  const before = (await total.textContent())?.replace('Total', '') ?? '';
  await raisePrice('peak-performance-buoyancy', 100_000);
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Review');
  await expect(page.getByText(`It was ${before} and is`)).toBeVisible();
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
});
