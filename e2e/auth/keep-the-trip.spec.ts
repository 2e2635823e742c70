import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { bookLink, chooseDay, freeDays, openBox, openForm, stepTitle } from '../support/booking';
import { fillIn, signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { member, newAddress, somebody } from '../support/newcomer';
import { test } from '../support/test';

const password = 'slow-and-deep-9';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });
const FORM = '/booking-form?product=tulamben-night-dive&date=2031-05-16';
const entry = (page: 'sign-in' | 'sign-up', callback = FORM) => `/${page}?callbackUrl=${encodeURIComponent(callback)}`;

async function register(page: Page, email: string) {
  const names = { first_name: 'Wayan', last_name: 'Sudarma' };
  await fillIn(page, { ...names, email, password, confirm_password: password });
  await press(page.locator('main form button[type="submit"]'));
}

async function confirmationLink(email: string, count = 1) {
  const { text } = await lastMailTo(email, count);
  expect(text).not.toContain('booking-form');
  return linkIn(text, '/email-verification/');
}

test('a newcomer keeps the trip and the day from the home page to the booking form', async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await press(page.locator('main a[href^="/trips/"]').locator('visible=true').first());
  await expect(page).toHaveURL(/\/trips\/[\w-]+/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const box = await openBox(page);
  const day = freeDays(box).first();
  const date = await day.getAttribute('data-date');
  await press(day);
  await bookLink(box).click();

  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText('Good to see you again')).toHaveCount(0);
  await expectAccessible(page);
  await expect(tab(page, 'Register')).toHaveAttribute('aria-selected', 'true');
  await register(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByText(`We have sent it to ${email}.`)).toBeVisible();

  await page.goto(await confirmationLink(email));
  await expect(page).toHaveURL(/\/booking-form\?product=/);
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('aria-pressed', 'true');

  await page.context().clearCookies({ name: 'auth-token' });
  await page.goto('/sign-in');
  await expect(page.getByText('Good to see you again')).toBeVisible();
});

test('a confirmation on another device signs nobody in, and the booking continues after signing in there', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await page.goto(entry('sign-up'));
  await register(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await elsewhere.goto(await confirmationLink(email));
  await press(confirm(elsewhere));
  await expect(elsewhere.getByText('Your email address is confirmed. You can sign in now.')).toBeVisible();
  await expectAccessible(elsewhere);
  await press(elsewhere.getByRole('link', { name: 'Sign in and continue' }));
  await expect(elsewhere).toHaveURL(`${entry('sign-in')}&account=1`);
  await signInHere(elsewhere, { email, password });
  await expect(elsewhere).toHaveURL(/\/booking-form\?product=tulamben-night-dive/);

  // The page that waits for the confirmation continues, too.
  await press(page.getByRole('button', { name: 'Already confirmed? Sign in' }));
  await expect(page.locator('input[name="email"]')).toHaveValue(email);
  await fillIn(page, { password });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking-form\?product=tulamben-night-dive/);
});

test('both tabs keep their input, and the trip survives a reload and a change of language', async ({ page }) => {
  await page.goto(entry('sign-in'));
  await press(tab(page, 'Sign in'));
  await fillIn(page, { email: 'wayan@example.test' });
  await tab(page, 'Sign in').press('ArrowRight');
  await expect(tab(page, 'Register')).toBeFocused();
  await expect(tab(page, 'Register')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle(/^Register/);
  await expect(page.locator('input[name="email"]')).toHaveValue('wayan@example.test');
  await fillIn(page, { first_name: 'Wayan', password });
  await press(tab(page, 'Sign in'));
  await expect(page).toHaveTitle(/^Sign in/);
  await press(tab(page, 'Register'));
  await expect(page.locator('input[name="first_name"]')).toHaveValue('Wayan');
  await expect(page.locator('input[name="password"]')).toHaveValue(password);

  await page.reload();
  await expect(page).toHaveURL(entry('sign-up'));
  await press(page.getByText('English').first());
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de${entry('sign-up')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Weiter zum Preis und zur Buchung: /);
});

test('a wrong address is corrected without typing the rest again @phone', async ({ page }) => {
  const [wrong, right] = [newAddress(), newAddress()];
  await page.goto('/sign-up');
  await register(page, wrong);
  await press(page.getByRole('button', { name: 'Wrong address?' }));
  await expect(page.locator('input[name="email"]')).toBeFocused();
  await expectAccessible(page);
  await fillIn(page, { email: right });
  await press(page.getByRole('button', { name: 'Send it there instead' }));
  await expect(page.getByText(`We have sent it to ${right}.`)).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Your account has been created');
  const { text } = await lastMailTo(right);
  expect(text).toContain('Wayan');
  await page.goto(linkIn(text, '/email-verification/'));
  await expect(page).toHaveURL(/\/user$/);
});

test('a session that expires during booking shows a message, and signing in leads back to the booking', async ({
  page,
  context,
}) => {
  const person = await somebody(page);
  await openForm(page, 'tulamben-night-dive');
  await chooseDay(page);
  await page.getByLabel('Full name').fill('Hana Lindqvist');
  await context.clearCookies({ name: 'auth-token' });
  await page.reload();
  await expect(page.getByText('Your session has expired, and your booking is saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fbooking-form/);
  await expectAccessible(page);
  await signInHere(page, person);
  await expect(stepTitle(page)).toHaveText('Divers');
  await expect(page.getByLabel('Full name')).toHaveValue('Hana Lindqvist');
});

test('sign-in from the header or a price leads back to the page with its day', async ({ page }) => {
  const person = await member();
  await page.goto('/trips/tulamben-night-dive?date=2020-02-03');
  await press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Ftrips%2Ftulamben-night-dive%3Fdate%3D2020-02-03$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dusk and night at the Liberty$/);
  await expect(page.getByText(/3 Feb.*2020: This day has passed\. Please choose another one\.$/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/trips?level=open_water');
  await press(page.getByRole('link', { name: 'See prices with a free account' }));
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Ftrips%3Flevel%3Dopen_water$/);
  await signInHere(page, person);
  await expect(page).toHaveURL(/\/trips\?level=open_water$/);

  // A signed-in visitor continues at once.
  await page.goto(entry('sign-in'));
  await expect(page).toHaveURL(/\/booking-form\?product=tulamben-night-dive/);
});
