import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseDay, fillDiver, fillTheRest, goOn, openForm, stepTitle } from '../support/booking';
import { ordersOf, raisePrice, sellOut } from '../support/database';
import { press, whenAlive } from '../support/hydration';
import { enter, newcomer } from '../support/newcomer';
import { test } from '../support/test';

async function somebody(page: Page) {
  const person = await newcomer(page);
  await enter(page, person);
  return person;
}

async function signInThere(page: Page, { email, password }: { email: string; password: string }) {
  const submit = page.getByRole('button', { name: 'Sign in' });
  await whenAlive(submit);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

const storedInBrowser = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('segara-private'))
      .join(),
  );

/** Types character by character into the focused element or the named field. */
async function type(page: Page, name: string | RegExp, text: string) {
  await page.getByRole('textbox', { name }).last().focus();
  await page.keyboard.type(text);
}

const pick = (page: Page, name: string, key: string) =>
  page.getByRole('combobox', { name, exact: true }).last().press(key);

async function typeDiver(page: Page, name: string, email: string) {
  await type(page, 'Full name', name);
  await type(page, 'Date of birth', '21041990');
  await pick(page, 'Gender', 'F');
  await page.getByRole('combobox', { name: 'Nationality' }).focus();
  await page.keyboard.type('swed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Sweden');
  await type(page, /^Phone/, '+46 70 123 45 67');
  await type(page, 'Email', email);
  await pick(page, 'Diving association', 'S');
  await pick(page, 'Certification level', 'O');
  await type(page, 'Diving association number', '12345');
  await page.getByRole('button', { name: 'Use feet and pounds instead' }).press('Enter');
  await type(page, 'Feet', '5');
  await type(page, 'Inches', '8');
  await type(page, 'Weight in pounds', '141');
  await page.getByRole('button', { name: 'Use centimetres and kilograms instead' }).press('Enter');
  await expect(page.getByLabel('Height in cm')).toHaveValue('173');
  await expect(page.getByLabel('Weight in kg')).toHaveValue('64');
  await type(page, 'Shoe size', '39,5');
  await pick(page, 'Dietary restrictions', 'H');
}

test('a guest books by keyboard alone, sees an error at each missing field, and reaches the payment page', async ({
  page,
}) => {
  // All six steps, character by character.
  test.slow();
  await somebody(page);
  await openForm(page, 'usat-liberty-wreck');
  await goOn(page).press('Enter');
  const option = page.getByRole('radio', { name: /^Two dives/ });
  await expect(option).toBeFocused();
  await expect(option).toHaveAccessibleDescription('Please choose one of the options');
  await expectAccessible(page);
  await option.press('Space');

  const packages = page.getByRole('textbox', { name: 'Total packages' });
  await expect(page.getByText('You can order up to 6')).toBeVisible();
  await packages.fill('7');
  await goOn(page).press('Enter');
  await expect(packages).toBeFocused();
  await expect(packages).toHaveAccessibleDescription(/Total packages must same or less than max product order$/);
  await packages.fill('many');
  await packages.press('Enter');
  await expect(packages).toHaveAccessibleDescription(/Not a number$/);
  await packages.fill('1');
  await packages.press('Enter');

  const day = page.locator('[data-day][tabindex="0"]');
  await expect(day).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(day).toHaveAccessibleName(/\d{4}, \d+ places left$/);
  await page.getByRole('radio', { name: /^Sanur/ }).press('Space');
  await type(page, 'Hotel or address (optional)', 'Hotel Segara');
  await page.keyboard.press('Enter');

  await expect(stepTitle(page)).toBeFocused();
  await expect(stepTitle(page)).toHaveText('Divers');
  await goOn(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(/Full name is required/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Same as me' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Wayan Sudarma');
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.getByRole('textbox', { name: 'Email' }).fill('');
  await page.getByRole('checkbox', { name: 'No certification yet' }).press('Space');
  await expect(page.getByText('This activity asks for a higher certification: Open Water Diver')).toBeVisible();
  await page.getByRole('checkbox', { name: 'No certification yet' }).press('Space');
  await typeDiver(page, 'Hana Lindqvist', 'hana@example.test');
  await page.getByRole('button', { name: 'Continue to diver 2' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Diver 2/ })).toBeFocused();
  await fillDiver(page, { name: 'Sven Lindqvist', email: 'sven@example.test' });
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('21042020');
  await goOn(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toBeFocused();
  await expect(page.getByText('Divers must be at least 10 years old on the day')).toBeVisible();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('21.4.1990');
  await goOn(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Add-ons');
  await page.getByRole('button', { name: 'One more: Quantity: Full equipment' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quantity: Full equipment' })).toHaveValue('1');
  await goOn(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Emergency contact');
  await goOn(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await type(page, 'Name', 'Anna Lindqvist');
  await type(page, 'Phone', '0701234567');
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('SE');
  await type(page, /^A question for us/, 'Is there a shower?');
  await goOn(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Review');
  for (const text of [
    'Hotel Segara',
    'Hana Lindqvist',
    'Sven Lindqvist',
    'Anna Lindqvist',
    'Is there a shower?',
    '+46 70 123 45 67',
  ])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('Rp 3,600,000');
  await goOn(page).press('Enter');

  await expect(stepTitle(page)).toHaveText('Payment');
  await expect(page.getByRole('radio', { name: /^Down payment of 30%/ })).toBeChecked();
  await expect(page.getByText('Rp 1,080,000').first()).toBeVisible();
  await expect(page.getByText('The remaining Rp 2,520,000 is due on site.')).toBeVisible();
  await goOn(page).press('Enter');
  await expect(page).toHaveURL(/\/sandbox-gateway\//);

  // The browser stores nothing about the guests, and going back shows the order instead of the form.
  await page.goto('/booking-form');
  await expect(page.getByText(/^Your order SGR-[A-Z2-9]{6} is placed$/)).toBeVisible();
  expect(await storedInBrowser(page)).toBe('');
});

test('a booking leads from a day in the trip’s box through sign-in to a paid order and back @phone', async ({
  page,
}) => {
  // The full flow, with a failed payment in between.
  test.slow();
  const { email, password } = await newcomer(page);
  const trip = '/trips/tulamben-night-dive';
  await page.goto(trip);
  await press(page.getByRole('button', { name: 'Choose a date' }));
  await expect(page.getByText('You can order up to 4')).toBeVisible();
  await page.getByRole('button', { name: 'One more: Total packages' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectAccessible(page);
  const day = page.locator('[data-day]:not([aria-disabled])').first();
  await expect(day).toHaveAccessibleName(/, Places left: \d+$/);
  const date = await day.getAttribute('data-day');
  await day.click();
  await expect(page).toHaveURL(`${trip}?quantity=2&date=${date}`);
  await page.getByRole('link', { name: 'Book now' }).locator('visible=true').click();

  const form = `/booking-form?product=tulamben-night-dive&date=${date}&quantity=2`;
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(form)}`);
  await signInThere(page, { email, password });
  await expect(page.locator(`[data-day="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  const packages = page.getByRole('textbox', { name: 'Total packages' });
  await expect(packages).toHaveValue('2');
  await expect(page.getByText('You are booking for 4 divers.')).toBeVisible();
  await packages.fill('1');
  await page.getByRole('radio', { name: /^Sanur between 13:00 and 13:15/ }).check();
  await goOn(page).click();
  await fillTheRest(page);
  await goOn(page).click();

  await press(page.getByRole('button', { name: 'Fail', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  await press(page.getByRole('button', { name: 'Try the payment again' }));
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Paid, being checked').first()).toBeVisible();
  await expect(page.getByText('13:00–13:15').first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Get a refund' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order refunded successfully' })).toBeVisible();
});

test('an address with unavailable choices opens the form where they can be corrected', async ({ page }) => {
  await somebody(page);
  await page.goto('/booking-form?product=tulamben-night-dive&date=2020-02-30&quantity=lots');
  await expect(page.getByRole('textbox', { name: 'Total packages' })).toHaveValue('1');
  await expect(page.locator('[data-day][aria-pressed="true"]')).toHaveCount(0);
  await page.goto('/booking-form?product=tulamben-night-dive&date=2020-02-03');
  await expect(page.getByText('There is no departure on this day. Please choose another day.')).toBeVisible();
});

test('an error goes when its field is changed, and the others stay', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseDay(page);
  await goOn(page).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.getByLabel('Full name').fill('Hana Lindqvist');
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await expect(page.getByText('Date of birth is required')).toBeVisible();
  await page.getByLabel('Email').fill('hana');
  await page.getByLabel('Shoe size').fill('39');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
});

test('a step whose rules could not be loaded says so, and goes on with the next try', async ({ page }) => {
  await somebody(page);
  let isAway = true;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const hasRules = (await response.text()).includes('required.pickup_area');
    return isAway && hasRules ? route.abort() : route.fulfill({ response });
  });
  await openForm(page, 'tulamben-night-dive');
  await page.getByRole('button', { name: /^Next free day: / }).click();
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await goOn(page).click();
  await expect(page.getByText('Everything is kept here')).toBeVisible();
  await expect(stepTitle(page)).toHaveText('Activity');
  isAway = false;
  await goOn(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
});

test('typed input survives a reload, another language and a lost connection, and is deleted at sign-out', async ({
  page,
  context,
}) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  const day = await chooseDay(page);
  await page.getByLabel('Full name').fill('Hana Lindqvist');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Hana Lindqvist');

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByLabel('Shoe size').fill('39');
  await context.setOffline(false);

  await page.goto('/de/booking-form?step=divers');
  await expect(page.getByLabel('Vollständiger Name')).toHaveValue('Hana Lindqvist');
  await expect(page.getByLabel('Schuhgröße')).toHaveValue('39');
  await page.goto('/en/booking-form?step=payment');
  await expect(stepTitle(page)).toHaveText('Divers');
  await page
    .getByRole('navigation', { name: 'Steps of the booking' })
    .getByRole('link', { name: /Activity/ })
    .click();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(stepTitle(page)).toHaveText('Divers');
  await expect(page).toHaveURL(/step=divers/);

  await page.getByLabel('Shoe size').fill('40');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await storedInBrowser(page)).toBe('');
});

test('two windows with one booking warn each other', async ({ page, context }) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  const other = await context.newPage();
  await openForm(other, 'tulamben-night-dive');
  await chooseDay(other);
  await other.getByLabel('Full name').fill('Hana Lindqvist');
  await expect.poll(() => storedInBrowser(page)).toContain('Hana Lindqvist');
  await page.getByRole('button', { name: 'Show the changes' }).click();
  await expect(page.getByText('This booking is being changed in another window')).toHaveCount(0);
  await page.getByRole('link', { name: /Divers$/ }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Hana Lindqvist');
});

test('a day that sells out meanwhile leads back to the calendar, and typed input stays @phone', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'mimpang-and-tepekong');
  const day = await chooseDay(page);
  await goOn(page).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expectAccessible(page);
  await fillTheRest(page, expectAccessible);
  await sellOut('mimpang-and-tepekong', day);
  await goOn(page).click();
  await expect(stepTitle(page)).toHaveText('Activity');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' })).toContainText('places');
  const soldOut = page.locator(`[data-day="${day}"]`);
  await expect(soldOut).toHaveAccessibleName(/, sold out$/);
  await expect(soldOut).toBeFocused();
  await page.getByRole('button', { name: /^Next free day: / }).click();
  await goOn(page).click();
  await expect(page.getByRole('button', { name: /^Diver 1 Hana Lindqvist complete/ })).toBeVisible();
});

test('a price that rose meanwhile is shown, old and new, before it is charged', async ({ page }) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseDay(page);
  await fillTheRest(page);
  const total = page.getByRole('complementary', { name: 'Your booking' }).getByText('Total').locator('xpath=..');
  const before = (await total.textContent())?.replace('Total', '') ?? '';
  await raisePrice('tulamben-night-dive', 100_000);
  await goOn(page).click();
  await expect(stepTitle(page)).toHaveText('Review');
  await expect(page.getByText(`It was ${before} and is`)).toBeVisible();
  await goOn(page).click();
  await goOn(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
});

test('repeated submits and a lost answer still make one order', async ({ page }) => {
  const { email } = await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseDay(page);
  await fillTheRest(page);
  await page.route(
    '**/api/trpc/order.create*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await goOn(page).dblclick();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please press again: it will only be placed once.' }),
  ).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
  await whenAlive(goOn(page));
  await goOn(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  expect(await ordersOf(email)).toBe(1);
});
