import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { lastMailTo } from '../support/mailbox';
import { member, newAddress } from '../support/newcomer';
import { test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Facebook' });
const form = (page: Page) => page.getByRole('form', { name: 'Which email address is yours?' });

async function openPopup(page: Page) {
  const popup = page.waitForEvent('popup');
  await press(button(page));
  return popup;
}

/** Signs in at Facebook's popup, which may or may not share an address. */
async function consent(page: Page, { id = randomUUID(), email = '' } = {}) {
  const popup = await openPopup(page);
  await popup.getByLabel('Id').fill(id);
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('First name').fill('Sari');
  await popup.getByLabel('Last name').fill('Dewi');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

/** Types the code from the email. */
async function enterCode(page: Page, email: string) {
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(form(page).getByText('We have sent a code to this address.')).toBeVisible();
  const { text } = await lastMailTo(email);
  const code = text.match(/^\s*([A-HJKMNP-Z2-9]{6})\s*$/m)?.[1] ?? '';
  await form(page).getByLabel('Your code').fill(code);
  await form(page).getByRole('button', { name: 'Sign in' }).click();
}

test('a new customer confirms the address from Facebook, and is signed in at once the next time', async ({ page }) => {
  const [id, email] = [randomUUID(), newAddress()];
  await page.goto('/sign-up');
  await consent(page, { id, email });
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await enterCode(page, email);
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sari');
  await page.context().clearCookies();
  await page.goto('/user/settings');
  await consent(page, { id });
  await expect(page).toHaveURL(/\/user\/settings$/);
});

test('a customer whose address Facebook does not share enters one, and can correct it', async ({ page }) => {
  const email = newAddress();
  await page.goto('/sign-in');
  await consent(page);
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(form(page).getByText('Email is required')).toBeVisible();
  await form(page).getByLabel('Email').fill(newAddress());
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await form(page).getByRole('button', { name: 'Use another email' }).click();
  await form(page).getByLabel('Email').fill(email);
  await enterCode(page, email);
  await expect(page).toHaveURL(/\/user$/);
});

test('a wrong code is refused at its field', async ({ page }) => {
  await page.goto('/sign-in');
  await consent(page, { email: newAddress() });
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await form(page).getByLabel('Your code').fill('222222');
  await form(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(form(page).getByLabel('Your code')).toHaveAttribute('aria-invalid', 'true');
});

test('the owner of an account opens it with the mailed code', async ({ page }) => {
  const { email } = await member();
  await page.goto('/sign-in');
  await consent(page, { email });
  await enterCode(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wayan');
});

test('cancelling in the popup shows a notification', async ({ page }) => {
  await page.goto('/sign-in');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'OAuth popup error occurred' })).toBeVisible();
});
