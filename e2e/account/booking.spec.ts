import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import {
  bookLink,
  chooseDay,
  continueButton,
  fillTheRest,
  freeDays,
  openBox,
  openDates,
  openForm,
  stepTitle,
  storedInBrowser,
} from '../support/booking';
import { ordersOf } from '../support/database';
import { press, waitForHydration } from '../support/hydration';
import { member, somebody } from '../support/newcomer';
import { test } from '../support/test';

async function signInThere(page: Page, { email, password }: { email: string; password: string }) {
  await press(page.getByRole('tab', { name: 'Sign in' }));
  const submit = page.getByRole('button', { name: 'Sign in' });
  await waitForHydration(submit);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

test('a guest chooses a day on the trip page, signs in, pays, and cancels for a refund @phone', async ({ page }) => {
  // Runs the full flow, with a failed payment in between.
  test.slow();
  const { email, password } = await member();
  const trip = '/trips/tulamben-night-dive';
  await page.goto(trip);
  const box = await openBox(page);
  await expect(box.getByText('In pairs, up to 8')).toBeVisible();
  const more = box.getByRole('button', { name: 'One more: Number of divers' });
  await press(more);
  await expect(box.getByText('This one is booked in pairs')).toBeVisible();
  await expectAccessible(page);
  await more.click();
  await expect(box.getByText('This one is booked in pairs')).toHaveCount(0);
  await openDates(box);
  await box.getByRole('button', { name: 'Next month' }).click();
  await expectAccessible(page);
  const day = box.locator('[data-day]:not([aria-disabled])').first();
  await expect(day).toHaveAccessibleName(/, Places left: \d+$/);
  const date = await day.getAttribute('data-day');
  await day.click();
  await expect(page).toHaveURL(`${trip}?quantity=2&date=${date}`);
  await bookLink(box).click();

  const form = `/booking-form?product=tulamben-night-dive&date=${date}&quantity=2`;
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(form)}`);
  await signInThere(page, { email, password });
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');
  const people = page.getByRole('textbox', { name: 'Number of divers' });
  await expect(people).toHaveValue('4');
  await people.fill('2');
  await page.getByRole('radio', { name: /^Sanur between 13:00 and 13:15/ }).check();
  await continueButton(page).click();
  await fillTheRest(page);
  await continueButton(page).click();

  await press(page.getByRole('button', { name: 'Fail', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  await press(page.getByRole('button', { name: 'Try the payment again' }));
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your payment has arrived');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Paid, awaiting confirmation').first()).toBeVisible();
  await expect(page.getByText('13:00–13:15').first()).toBeVisible();
  await press(page.getByRole('button', { name: /^Cancel this day: Rp\s.* back/ }));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and get the refund' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order refunded successfully' })).toBeVisible();
});

test('one person books a day sold per person, and three people book one and a half packages', async ({ page }) => {
  // Makes two bookings and pays for one of them.
  test.slow();
  await somebody(page);
  await page.goto('/trips/padang-bai-day-for-one');
  await expect(page.getByText('Booked per person: no buddy needed, we find you one')).toBeVisible();
  await expect(page.getByText('for 1 person').locator('visible=true').first()).toBeVisible();
  const people = page.getByRole('textbox', { name: 'Number of divers' });
  await openForm(page, 'padang-bai-day-for-one');
  await expect(people).toHaveValue('1');
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: /^With your own equipment/ }).check();
  await chooseDay(page);
  await fillTheRest(page, undefined, 1);
  await expect(page.getByText('Rp 1,500,000').locator('visible=true').first()).toBeVisible();

  // Another guest, whose form is empty.
  await page.context().clearCookies();
  await somebody(page);
  await openForm(page, 'amed-day-for-friends');
  await expect(people).toHaveValue('2');
  await page.getByRole('button', { name: 'One more: Number of divers' }).click();
  await expect(people).toHaveValue('3');
  await page.getByRole('radio', { name: /^With your own equipment/ }).check();
  await chooseDay(page);
  await fillTheRest(page, undefined, 3);
  await continueButton(page).click();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('odd or even · 3 divers').first()).toBeVisible();
  await expect(page.getByText('Rp 4,950,000').first()).toBeVisible();
});

test('a URL with unavailable choices opens the form at the choices to correct', async ({ page }) => {
  await somebody(page);
  await page.goto('/booking-form?product=tulamben-night-dive&date=2020-02-30&quantity=lots');
  await expect(page.getByRole('textbox', { name: 'Number of divers' })).toHaveValue('2');
  await expect(page.locator('[data-date][aria-pressed="true"]')).toHaveCount(0);
  await page.goto('/booking-form?product=tulamben-night-dive&date=2020-02-03');
  await expect(page.getByText('This day has passed. Please choose another one.')).toBeVisible();
  await expect(page.locator('[data-date][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('No date yet');
});

test('an error disappears when its field is changed, as that of an early flight, and the others stay', async ({
  page,
}) => {
  await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await freeDays(page).first().click();
  const [chosen, flight] = [page.locator('[data-date][aria-pressed="true"]'), page.getByLabel('Day of the flight')];
  const day = (await chosen.getAttribute('data-date')) ?? '';
  await flight.fill(day.split('-').toReversed().join('/'));
  await expect(page.getByText(/Too close to your flight/)).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await continueButton(page).click();
  await expect(page.getByText(/leave at least \d+ hours between diving and flying/)).toBeVisible();
  await flight.fill('');
  await expect(page.getByText(/Too close to your flight/)).toHaveCount(0);
  await chooseDay(page);
  await continueButton(page).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.getByLabel('Full name').fill('Hana Lindqvist');
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await expect(page.getByText('Date of birth is required')).toBeVisible();
  await page.getByLabel('Email').fill('hana');
  await page.getByLabel('Shoe size').fill('39');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
});

test('the form names the booked trip before its scripts have loaded', async ({ page }) => {
  await somebody(page);
  const html = await (await page.request.get('/booking-form?product=tulamben-night-dive')).text();
  expect(html).toMatch(/<h1[^>]*>Book your dive<\/h1><h2>Dusk and night at the Liberty<\/h2>/);
});

test('a step whose rules fail to load shows an error and continues at the next attempt', async ({ page }) => {
  await somebody(page);
  let isAway = true;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const hasRules = (await response.text()).includes('required.pickup_area');
    return isAway && hasRules ? route.abort() : route.fulfill({ response });
  });
  await openForm(page, 'tulamben-night-dive');
  await freeDays(page).first().click();
  await page.getByRole('radio', { name: /^I will make my own way/ }).check();
  await continueButton(page).click();
  await expect(page.getByText('Everything is kept here')).toBeVisible();
  await expect(stepTitle(page)).toHaveText('Activity');
  isAway = false;
  await continueButton(page).click();
  await expect(stepTitle(page)).toHaveText('Divers');
  // The step fetches the names of countries.
  await page.unrouteAll({ behavior: 'wait' });
});

test('input survives a reload, a change of language and a lost connection, and is deleted at sign-out', async ({
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
  await expect(page.locator(`[data-date="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(stepTitle(page)).toHaveText('Divers');
  await expect(page).toHaveURL(/step=divers/);

  await page.getByLabel('Shoe size').fill('40');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await storedInBrowser(page)).toBe('');
});

test('two windows with the same booking warn about each other', async ({ page, context }) => {
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

test('repeated submits and a lost answer still create one order', async ({ page }) => {
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
  await continueButton(page).dblclick();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please press again: it will only be placed once.' }),
  ).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
  await waitForHydration(continueButton(page));
  await continueButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  expect(await ordersOf(email)).toBe(1);
});
