import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { continueButton, fillTheRest, stepTitle } from '../support/booking';
import { dayIn } from '../support/days';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { signIn } from '../support/people';
import { test } from '../support/test';

const TRIP = 'usat-liberty-wreck';
const day = dayIn(210);

async function addDeparture(page: Page) {
  await page.goto(`/admin/schedule?product=${TRIP}&day=${day}`);
  const add = page.getByRole('button', { name: 'Add a departure' });
  await waitForHydration(add);
  await add.click();
  const form = page.getByRole('region', { name: 'Add a departure' });
  await form.getByLabel('Departure time').fill('13:00');
  await form.getByLabel('Places for divers').fill('2');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Departure at 13:00, Open, 0 of 2 places taken/ })).toBeChecked();
}

test('a day gets a second departure, which cannot be removed once a guest has booked it', async ({ page, browser }) => {
  // Runs the full flow of shop and guest.
  test.slow();
  await signIn(page, 'admin');
  await addDeparture(page);
  await expect(page.getByRole('button', { name: 'Remove this departure' })).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto(`/trips/${TRIP}?date=${day}`);
  const times = guest.getByRole('group', { name: 'Departure time' });
  await expect(times.getByRole('radio')).toHaveCount(2);
  await times.getByRole('radio', { name: /^13:00/ }).check();
  await expect(guest).toHaveURL(/time=13%3A00/);

  await enter(guest, await member());
  await guest.goto(`/booking-form?product=${TRIP}&date=${day}&time=13:00`);
  await waitForHydration(continueButton(guest));
  await expect(guest.getByRole('radio', { name: /^13:00 Places left: 2/ })).toBeChecked();
  await guest.getByRole('radio', { name: /^07:30/ }).check();
  await guest.getByRole('radio', { name: /^13:00/ }).check();
  await expect(guest.getByRole('radio', { name: /^Sanur between 12:30 and 12:45/ })).toBeVisible();
  await guest.getByRole('radio', { name: /^I will make my own way/ }).check();
  await guest.getByRole('group', { name: 'Which option?' }).getByRole('radio').first().check();
  await expectAccessible(guest);
  await continueButton(guest).click();
  await expect(stepTitle(guest)).toHaveText('Divers');
  await guest.reload();
  await fillTheRest(guest);
  await expect(
    guest
      .getByText(/, 13:00$/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await continueButton(guest).click();
  await press(guest.getByRole('button', { name: 'Pay', exact: true }));
  await guest.getByRole('link', { name: 'See the order' }).click();
  await expect(guest.getByRole('article')).toContainText('Departure time13:00');

  await guest.goto(`/booking-form?product=${TRIP}&date=${day}`);
  const soldOut = guest.getByRole('radio', { name: '13:00 sold out' });
  await expect(soldOut).toBeDisabled();
  await guest.close();

  await page.reload();
  await page.getByRole('radio', { name: /^Departure at 13:00, Sold out, 2 of 2 places taken/ }).check();
  await expect(page.getByRole('button', { name: 'Add a departure' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove this departure' })).toHaveCount(0);
});
