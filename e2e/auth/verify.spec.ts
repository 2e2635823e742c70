import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fillIn, signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { newAddress, newcomer } from '../support/newcomer';
import { test } from '../support/test';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });

async function linkSentTo(email: string, count = 1) {
  return linkIn((await lastMailTo(email, count)).text, '/email-verification/');
}

test('the confirmation pages are accessible @phone', async ({ page }) => {
  for (const pathPrefix of ['', '/admin']) {
    await page.goto(`${pathPrefix}/email-verification/nothing`);
    await expectAccessible(page);
    await press(confirm(page));
    await expect(page.getByText('Email verification failed')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the button confirms the address, and merely opening the page does not use up the link', async ({ page }) => {
  const person = await newcomer({ confirmed: false });
  const link = await linkSentTo(person.email);
  expect((await page.request.get(link)).status()).toBe(200);
  expect((await page.request.head(link)).status()).toBe(200);

  await page.goto('/sign-in');
  await signInHere(page, person);
  await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('One click, and your account is ready.')).toBeVisible();
  await press(confirm(page));
  const notice = page.getByText('Your email address is confirmed. You can sign in now.');
  await expect(notice).toBeVisible();
  await expect(page.getByText('One click, and your account is ready.')).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText('Your email address is confirmed');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, person);
  await expect(page).toHaveURL(/\/user$/);
});

test('a confirmation link works once, and opening it again offers a new link', async ({ page }) => {
  const person = await newcomer({ confirmed: false });
  const first = await linkSentTo(person.email);
  await page.goto('/email-verification/not-a-link-of-ours');
  await press(confirm(page));
  await expect(page.getByText('Email verification failed')).toBeVisible();
  await press(page.getByRole('button', { name: 'Send me a new link' }));
  await expect(page.getByText('Email is required')).toBeVisible();
  await fillIn(page, { email: person.email });
  await press(page.getByRole('button', { name: 'Send me a new link' }));
  await expect(page.locator(':focus')).toContainText('a new link is on its way');

  const second = await linkSentTo(person.email, 2);
  expect(second).not.toBe(first);
  await page.goto(second);
  await press(confirm(page));
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  for (const used of [second, first]) {
    await page.goto(used);
    await press(confirm(page));
    await expect(page.getByText('Email verification failed')).toBeVisible();
  }
});

test('an unknown address gets the same answer when it requests a confirmation link', async ({ page }) => {
  await page.goto('/email-verification/old');
  await press(confirm(page));
  await fillIn(page, { email: newAddress() });
  await press(page.getByRole('button', { name: 'Send me a new link' }));
  await expect(page.getByText('If this address is waiting to be confirmed')).toBeVisible();
});

test('an admin with an expired link is told whom to contact', async ({ page }) => {
  await page.goto('/admin/email-verification/old');
  await press(confirm(page));
  await expect(page.getByText('Please ask an admin to send you another')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/admin/sign-in');
});

test('the Japanese confirmation page is in Japanese', async ({ page }) => {
  const { email } = await newcomer({ confirmed: false });
  const { pathname } = new URL(await linkSentTo(email));
  await page.goto(`/ja${pathname}`);
  await press(page.getByRole('button', { name: 'メールアドレスを確認する' }));
  await expect(page.getByText('メールアドレスを確認しました。')).toBeVisible();
  await page.getByRole('link', { name: 'ログイン' }).click();
  await expect(page).toHaveURL(/\/ja\/sign-in$/);
});
