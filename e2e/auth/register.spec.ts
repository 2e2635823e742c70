import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fillIn, signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { newAddress } from '../support/newcomer';
import { test } from '../support/test';

const password = 'slow-and-deep-9';
const submit = (page: Page) => page.locator('main form button[type="submit"]');

async function register(page: Page, email: string, names = { first_name: 'Wayan', last_name: 'Sudarma' }) {
  await fillIn(page, { ...names, email, password, confirm_password: password });
  await press(submit(page));
}

test('the sign-up page is accessible, with and without errors on it @phone', async ({ page }) => {
  await page.goto('/sign-up');
  await expectAccessible(page);
  await press(submit(page));
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
});

test('each invalid field shows its error, and the first of them has the focus', async ({ page }) => {
  await page.goto('/sign-up');
  await fillIn(page, { email: 'no address', password: 'short', confirm_password: 'other' });
  await press(submit(page));
  for (const [label, sentence] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Please enter a valid email'],
    ['Password', 'Please use 7 to 50 characters'],
    ['Confirm password', 'Please use 7 to 50 characters'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toBeFocused();

  await fillIn(page, {
    first_name: 'A',
    last_name: 'B',
    email: newAddress(),
    password,
    confirm_password: `${password}!`,
  });
  await press(submit(page));
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    /Confirm password does not match/,
  );
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeFocused();
});

test('an error from the server is shown at its field too', async ({ page }) => {
  const sentence = 'This password is too easy to guess. Please choose another one';
  await page.goto('/sign-up');
  const values = { first_name: 'A', last_name: 'B', email: newAddress(), password, confirm_password: password };
  await page.route('**/auth.users.register**', async (route) => {
    const response = await route.fetch({
      postData: JSON.stringify({ 0: { json: { ...values, password: 'password', confirm_password: 'password' } } }),
    });
    await route.fulfill({ response });
  });
  await fillIn(page, values);
  await press(submit(page));
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('password managers recognise the fields of the sign-up form', async ({ page }) => {
  await page.goto('/sign-up');
  for (const [name, kind] of [
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['confirm_password', 'new-password'],
  ] as const) {
    await expect(page.locator(`input[name="${name}"]`)).toHaveAttribute('autocomplete', kind);
  }
});

test('a new customer is asked to check the mail, waits a minute, and can have it sent again @phone', async ({
  page,
}) => {
  const email = newAddress();
  await page.clock.install();
  await page.goto('/sign-up');
  await register(page, email);
  const notice = page.getByText('Your account has been created. Please check your email to activate it.');
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
  await expect(page.getByText(`We have sent it to ${email}.`)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await lastMailTo(email);

  const countdown = page.getByRole('timer');
  await expect(countdown).toContainText(/in (60|5\d) seconds/);
  await page.clock.fastForward(30_000);
  await expect(countdown).toContainText(/in (30|2\d) seconds/);
  await expectAccessible(page);

  const again = page.getByRole('button', { name: 'Send the email again' });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Nothing arrived?')).toBeVisible();
  await expect(countdown).toHaveCount(0);
  await expectAccessible(page);

  await again.click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await expect(countdown).toContainText(/in (60|5\d) seconds/);
  await expect(again).toHaveCount(0);
  // The button is gone, so the focus moves to the message.
  await expect(page.locator(':focus')).toContainText('a new link is on its way');
  await lastMailTo(email, 2);
});

test('registering an existing address shows the usual answer; only the mail mentions the account', async ({ page }) => {
  const email = newAddress();
  await page.goto('/sign-up');
  await register(page, email);
  const { text } = await lastMailTo(email);
  const token = new URL(linkIn(text, '/email-verification/')).pathname;
  await page.goto(token);
  await press(page.getByRole('button', { name: 'Confirm my email' }));
  await expect(page).toHaveURL(/\/user$/);

  await page.context().clearCookies();
  await page.goto('/sign-up');
  await register(page, email);
  await expect(page.getByText('Please check your email to activate it')).toBeVisible();
  expect((await lastMailTo(email, 2)).text).not.toContain('/email-verification/');
});

test('registering without an answer of the server says that the credential is not valid', async ({ page }) => {
  await page.goto('/sign-up');
  await page.route('**/auth.users.register**', (route) => route.abort());
  await register(page, newAddress());
  await expect(page.getByText('Credential is not valid')).toBeVisible();
});

test('the German sign-up page and its mails are in German', async ({ page }) => {
  const email = newAddress();
  await page.goto('/de/sign-up');
  await press(submit(page));
  await expect(page.getByText('Bitte geben Sie Ihren Vornamen ein')).toBeVisible();
  await register(page, email, { first_name: 'Anke', last_name: 'Weber' });
  await expect(page.getByRole('timer')).toContainText(/In (60|5\d) Sekunden/);
  const { text, html } = await lastMailTo(email);
  expect(text).toContain('Anke');
  expect(html).toContain('lang="de"');
  expect(new URL(linkIn(text, '/email-verification/')).pathname).toMatch(/^\/de\//);
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });
const FORM = '/booking-form?product=tulamben-night-dive&date=2031-05-16';
const entry = (page: 'sign-in' | 'sign-up', callback = FORM) => `/${page}?callbackUrl=${encodeURIComponent(callback)}`;

async function confirmationLink(email: string, count = 1) {
  const { text } = await lastMailTo(email, count);
  expect(text).not.toContain('booking-form');
  return linkIn(text, '/email-verification/');
}

test('a newcomer keeps the trip and the day from the home page to the booking form @phone', async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await press(page.locator('main a[href^="/trips/"]').locator('visible=true').first());
  await expect(page).toHaveURL(/\/trips\/[\w-]+/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await press(page.getByRole('button', { name: 'Choose a date' }));
  const day = page.locator('[data-day]:not([aria-disabled])').first();
  const date = await day.getAttribute('data-day');
  await day.click();
  await page.getByRole('link', { name: 'Book now' }).locator('visible=true').click();

  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText('Good to see you again')).toHaveCount(0);
  await expectAccessible(page);
  await press(tab(page, 'Register'));
  await expect(page).toHaveURL(/\/sign-up\?callbackUrl=/);
  await register(page, email);
  await expect(page.getByText(`We have sent it to ${email}.`)).toBeVisible();

  await page.goto(await confirmationLink(email));
  await press(confirm(page));
  await expect(page).toHaveURL(/\/booking-form\?product=/);
  await expect(page.locator(`[data-day="${date}"]`)).toHaveAttribute('aria-pressed', 'true');

  await page.context().clearCookies({ name: 'auth-token' });
  await page.goto('/sign-in');
  await expect(page.getByText('Good to see you again')).toBeVisible();
});

test('a confirmation on another device signs nobody in, and goes on after signing in there', async ({
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
  await press(elsewhere.getByRole('link', { name: 'Sign in and go on' }));
  await expect(elsewhere).toHaveURL(entry('sign-in'));
  await signInHere(elsewhere, { email, password });
  await expect(elsewhere).toHaveURL(/\/booking-form\?product=tulamben-night-dive/);

  // The page that waits for the confirmation leads on, too.
  await press(page.getByRole('button', { name: 'Already confirmed? Sign in' }));
  await expect(page.locator('input[name="email"]')).toHaveValue(email);
  await fillIn(page, { password });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking-form\?product=tulamben-night-dive/);
});

test('both tabs keep what is typed, and the trip survives a reload and another language', async ({ page }) => {
  await page.goto(entry('sign-in'));
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
  await press(confirm(page));
  await expect(page).toHaveURL(/\/user$/);
});
