import { expect } from '@playwright/test';
import { diver } from '../../src/test/divers';
import { expectAccessible } from '../support/accessibility';
import { continueButton, fillTheRest, stepTitle } from '../support/booking';
import { callsOf } from '../support/calls';
import { ordersOf } from '../support/database';
import { waitForHydration } from '../support/hydration';
import { somebody } from '../support/newcomer';
import { placeOrder } from '../support/orders';
import { test } from '../support/test';

const TRIP = 'tulamben-night-dive';
const about = { date_of_birth: '1990-04-21', certification_level: 'advanced' } as const;

test('a guest who books the same person twice is asked first, and can book anyway @phone', async ({ page }) => {
  // Places two orders, one of them by the form.
  test.slow();
  const { email } = await somebody(page);
  const people = [diver({ full_name: 'Hana Lindqvist', ...about }), diver({ full_name: 'Putu', ...about })];
  const { uuid, booking_id } = await placeOrder(page, { trip: TRIP, people });
  const { activity_date: day } = await callsOf(page.request).ask<{ activity_date: string }>('order.get', { uuid });

  await page.goto(`/booking-form?product=${TRIP}&date=${day}`);
  await waitForHydration(continueButton(page));
  await expect(page.locator(`[data-date="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
  await fillTheRest(page);
  const question = page.getByRole('status').filter({ hasText: 'Book anyway?' });
  await expect(question).toContainText('Hana Lindqvist');
  await expect(question).toContainText(booking_id);
  await expect(question).not.toContainText('Sven Lindqvist');
  await expectAccessible(page);

  await continueButton(page).click();
  await expect(page.getByText('Please confirm that you want to book anyway')).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
  await question.getByRole('checkbox', { name: 'Yes, book anyway' }).check();
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  expect(await ordersOf(email)).toBe(2);
});
