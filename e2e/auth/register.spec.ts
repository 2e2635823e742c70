import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { whenAlive } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';

const password = 'slow-and-deep-9';
const newcomer = () => `${randomUUID()}@example.test`;

/** Presses a button as soon as it answers. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  await whenAlive(button);
  await button.click();
}

async function register(page: Page, email: string) {
  await whenAlive(page.getByLabel('First name'));
  await page.getByLabel('First name').fill('Wayan');
  await page.getByLabel('Last name').fill('Sudarma');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await press(page, 'Register');
}

test('the pages of an account can be used by everybody @phone', async ({ page }) => {
  for (const path of ['/sign-up', '/forgot-password', '/email-verification/nothing']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('a newcomer registers, opens the link in the mail, presses the button and signs in', async ({ page }) => {
  const email = newcomer();
  await page.goto('/sign-up');
  await register(page, email);
  await expect(page.getByText('Please check your email to activate it')).toBeVisible();
  await expect(page.getByText(/in 5\d seconds/)).toBeVisible();

  const { text } = await lastMailTo(email);
  const link = linkIn(text, '/email-verification/');
  // A mail scanner that opens the link burns nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await press(page, 'Confirm my email');
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();

  await page.goto(link);
  await press(page, 'Confirm my email');
  await expect(page.getByText('Email verification failed')).toBeVisible();

  await page.goto('/sign-in');
  await whenAlive(page.getByLabel('Email', { exact: true }));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wayan');
});

test('mail speaks the language of the page it was asked for on', async ({ page }) => {
  const email = newcomer();
  await page.goto('/de/sign-up');
  await whenAlive(page.getByLabel('Vorname'));
  await page.getByLabel('Vorname').fill('Anke');
  await page.getByLabel('Nachname').fill('Weber');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
  await page.locator('form button[type="submit"]').click();
  const { text, html } = await lastMailTo(email);
  expect(text).toContain('Anke');
  expect(html).toContain('lang="de"');
  expect(new URL(linkIn(text, '/email-verification/')).pathname).toMatch(/^\/de\//);
});
