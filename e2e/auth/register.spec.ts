import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fillIn } from '../support/forms';
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

test('each invalid field shows its error, and the first invalid field has the focus', async ({ page }) => {
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

test('a new customer is asked to check the email, waits a minute, and can have it sent again @phone', async ({
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

test('registering an existing address shows the usual answer; only the email mentions the account', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/sign-up');
  await register(page, email);
  await expect(page.getByText('Please check your email to activate it')).toBeVisible();
  const { text } = await lastMailTo(email);
  const token = new URL(linkIn(text, '/email-verification/')).pathname;
  await page.goto(token);
  await expect(page).toHaveURL(/\/user$/);

  await page.context().clearCookies();
  await page.goto('/sign-up');
  await register(page, email);
  await expect(page.getByText('Please check your email to activate it')).toBeVisible();
  expect((await lastMailTo(email, 2)).text).not.toContain('/email-verification/');
});

test('registering without an answer from the server says that the credential is not valid', async ({ page }) => {
  await page.goto('/sign-up');
  await page.route('**/auth.users.register**', (route) => route.abort());
  await register(page, newAddress());
  await expect(page.getByText('Credential is not valid')).toBeVisible();
});

test('the German sign-up page and its emails are in German', async ({ page }) => {
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
