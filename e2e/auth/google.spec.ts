import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { setActive } from '../support/database';
import { press } from '../support/hydration';
import { member, newAddress } from '../support/newcomer';
import { person } from '../support/people';
import { test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

async function openPopup(page: Page) {
  const popup = page.waitForEvent('popup');
  await press(button(page));
  return popup;
}

/** Signs in at the provider's popup with an address that it may or may not have confirmed. */
async function consent(page: Page, email: string, { verified = true, subject = randomUUID() } = {}) {
  const popup = await openPopup(page);
  await popup.getByLabel('Subject').fill(subject);
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Given name').fill('Sari');
  await popup.getByLabel('Family name').fill('Dewi');
  await popup.getByLabel('Verified').setChecked(verified);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

const notice = (page: Page, title: string, sentence: string) =>
  page.getByRole('alert').filter({ hasText: title }).filter({ hasText: sentence });

test('a new customer agrees in the popup, which closes, and is signed in', async ({ page }) => {
  await page.goto('/sign-in');
  await consent(page, newAddress());
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sari');
});

test('Google sign-in leads back to the page that required it', async ({ page }) => {
  await page.goto('/user/settings');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await consent(page, newAddress());
  await expect(page).toHaveURL(/\/user\/settings$/);
  await expect(page.getByText('You sign in without a password.')).toBeVisible();
});

test('the same confirmed address leads to the same account', async ({ page }) => {
  const { email } = await member();
  await page.goto('/sign-in');
  await consent(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wayan');
});

test('cancelling in the popup shows a notification and allows another try', async ({ page }) => {
  await page.goto('/sign-in');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice(page, 'Errors', 'OAuth popup error occurred')).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await consent(page, newAddress());
  await expect(page).toHaveURL(/\/user$/);
});

test('closing the popup shows a notification', async ({ page }) => {
  await page.goto('/sign-in');
  const popup = await openPopup(page);
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible();
  await popup.close();
  await expect(notice(page, 'Errors', 'Auth popup window closed')).toBeVisible();
});

test('a blocked popup shows an error about the popup', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/sign-in');
  await press(button(page));
  await expect(notice(page, 'Errors', 'OAuth popup error occurred')).toBeVisible();
});

test('a refusal by the server after the popup shows its own message', async ({ page }) => {
  await page.goto('/sign-in');
  await consent(page, newAddress(), { verified: false });
  await expect(notice(page, 'Errors', 'Google has not confirmed your email address yet.')).toBeVisible();
  // Signs out at the provider, so that it asks again.
  await page.context().clearCookies({ domain: '127.0.0.1' });
  await page.goto('/sign-in');
  await consent(page, person('admin').email);
  await expect(notice(page, 'Errors', 'Credential is not valid')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth-token');
});

test('an unreadable answer of the server shows the default message', async ({ page }) => {
  await page.goto('/sign-in');
  await page.route('**/auth.users.google_finish**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await consent(page, newAddress());
  await expect(notice(page, 'Errors', 'Something went wrong. Please try again later.')).toBeVisible();
});

test('a deactivated account leads to its notice after Google sign-in', async ({ page }) => {
  const { email } = await member();
  await setActive(email, false);
  await page.goto('/sign-in');
  await consent(page, email);
  await expect(page).toHaveURL(/\/user\/inactive$/);
});

test('the admin sign-in page has no Google button', async ({ page }) => {
  await page.goto('/admin/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
  await expect(button(page)).toHaveCount(0);
});

test('Google sign-in on the Japanese page returns to Japanese', async ({ page }) => {
  await page.goto('/ja/sign-in');
  const opened = page.waitForEvent('popup');
  await press(page.getByRole('button', { name: /Google/ }));
  const popup = await opened;
  await popup.getByLabel('Email').fill(newAddress());
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/ja\/user$/);
});
