import { expect } from '@playwright/test';
import { waitForHydration } from '../support/hydration';
import { person, signIn } from '../support/people';
import { test } from '../support/test';

test('a visitor is redirected to the sign-in page of customers or of admins', async ({ page }) => {
  await page.goto('/user');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fuser$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/sign-in$/);
  await page.goto('/de/user');
  await expect(page).toHaveURL(/\/de\/sign-in\?callbackUrl=/);
});

test('a deep link into the office survives the sign-in, with its query @phone', async ({ page }) => {
  await page.goto('/admin/orders?status=paid&from=2026-12-01');
  await expect(page).toHaveURL(/\/admin\/sign-in\?callbackUrl=/);
  await waitForHydration(page.getByRole('form'));
  const { email, password } = person('admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\?status=paid&from=2026-12-01$/);
});

for (const [name, path, screens] of [
  ['diver', '/admin', ' @phone'],
  ['admin', '/user', ''],
  ['agen', '/admin', ''],
] as const) {
  test(`${name} is refused ${path}, with a message on the home page${screens}`, async ({ page }) => {
    await signIn(page, name);
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).search));
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: 'Forbidden Access' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(visits[0]).toMatch(/^\?message=Forbidden(%20|\+)Access$/);
  });
}

test('a link can show only known messages, never its own text', async ({ page }) => {
  await page.goto('/?message=Your account is locked, call us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('call us')).toHaveCount(0);
});

test('a signed-in user is redirected away from the sign-in page', async ({ page }) => {
  await signIn(page, 'diver');
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/user$/);
  await page.context().clearCookies();
  await signIn(page, 'admin');
  await page.goto('/admin/sign-in');
  await expect(page).toHaveURL(/\/admin$/);
});

test('an invalid cookie is cleared by the page that detects it', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'auth-token', value: 'nonsense', url: baseURL ?? '' }]);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fuser&session=ended$/);
  await expect(page.getByText('Your session has expired. Sign in to carry on where you were.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth-token');
});
