import { expect, test } from '@playwright/test';
import { signIn } from '../support/people';

const forbidden = /\/\?message=Forbidden(%20|\+)Access$/;

test('a visitor is sent to sign in: to the customers’ door, or to the staff’s', async ({ page }) => {
  await page.goto('/user');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fuser$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/sign-in$/);
  await page.goto('/de/user');
  await expect(page).toHaveURL(/\/de\/sign-in\?callbackUrl=/);
});

test('a customer has no business in the back office, nor an admin among the orders of customers', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto('/admin');
  await expect(page).toHaveURL(forbidden);
  await page.context().clearCookies();
  await signIn(page, 'admin');
  await page.goto('/user');
  await expect(page).toHaveURL(forbidden);
});

test('who is signed in already is not asked again', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/user$/);
  await page.context().clearCookies();
  await signIn(page, 'admin');
  await page.goto('/admin/sign-in');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a cookie that is worth nothing any more is cleared by the page that finds out', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'auth-token', value: 'nonsense', url: baseURL ?? '' }]);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fuser$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth-token');
});
