import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { newAddress } from '../support/newcomer';
import { atSettings, fillPart, part } from '../support/settings';
import { test } from '../support/test';

test('a new address takes effect once its link is used, and the old one is notified', async ({ page }) => {
  const person = await atSettings(page);
  const email = newAddress();
  const send = part(page, 'Email address').getByRole('button', { name: 'Send the link' });
  await fillPart(page, 'Email address', { email: person.email, current_password: person.password });
  await press(send);
  await expect(page.getByText('This is already your email address')).toBeVisible();
  await fillPart(page, 'Email address', { email });
  await send.click();
  await expect(page.locator(':focus')).toContainText(`We have sent a link to ${email}.`);
  await lastMailTo(person.email);
  const link = linkIn((await lastMailTo(email)).text, '/email-change-verification/');
  await page.reload();
  await expect(part(page, 'Email address')).toContainText(`It is ${person.email} now.`);

  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expectAccessible(page);
  const use = page.getByRole('button', { name: 'Use this address' });
  await press(use);
  await expect(page.locator(':focus')).toContainText('Your email address has been changed.');
  await expectAccessible(page);
  await page.goto(link);
  await press(use);
  await expect(page.getByText('Email verification failed')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signInHere(page, { email, password: person.password });
  await expect(page).toHaveURL(/\/user$/);
});

test("an admin's new address takes effect once its link is used in the back office", async ({ page }) => {
  const person = await atSettings(page, 'admins');
  const email = newAddress();
  await fillPart(page, 'Email address', { email, current_password: person.password });
  await press(part(page, 'Email address').getByRole('button', { name: 'Send the link' }));
  await expect(page.locator(':focus')).toContainText(`We have sent a link to ${email}.`);
  await page.goto(linkIn((await lastMailTo(email)).text, '/admin/email-change-verification/'));
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Use this address' }));
  await expect(page.locator(':focus')).toContainText('Your email address has been changed.');
  await page.context().clearCookies();
  await page.goto('/admin/sign-in');
  await signInHere(page, { email, password: person.password });
  await expect(page).toHaveURL(/\/admin$/);
});

test('the settings and the email about a new address are in German on the German site', async ({ page }) => {
  const person = await atSettings(page, 'users', '/de');
  await expectAccessible(page);
  const email = newAddress();
  await fillPart(page, 'E-Mail-Adresse', { email, current_password: person.password });
  await press(part(page, 'E-Mail-Adresse').getByRole('button', { name: 'Link senden' }));
  await expect(page.locator(':focus')).toContainText(email);
  const link = linkIn((await lastMailTo(email)).text, '/email-change-verification/');
  await page.goto(`/de${new URL(link).pathname.replace(/^\/de/, '')}`);
  await press(page.getByRole('button', { name: 'Diese Adresse verwenden' }));
  await expect(page.getByText('Ihre E-Mail-Adresse wurde geändert')).toBeVisible();
});
