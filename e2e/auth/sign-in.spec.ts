import { expect, type Page } from '@playwright/test';
import { failedLoginsPerAccount } from '../../src/features/accounts/domain/limits';
import { expectAccessible } from '../support/accessibility';
import { exhaustLimit } from '../support/database';
import { fillIn } from '../support/forms';
import { press, waitForHydration } from '../support/hydration';
import { lastMailTo } from '../support/mailbox';
import { newAddress, newcomer } from '../support/newcomer';
import { person } from '../support/people';
import { test } from '../support/test';

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function fill(page: Page, { email, password }: { email: string; password: string }) {
  await waitForHydration(submit(page));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit(page).click();
}

const authCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'auth-token');

test.describe('signing in', () => {
  test('leads a customer to their orders, with a cookie that scripts cannot read', async ({ page }) => {
    await page.goto('/sign-in');
    await fill(page, person('diver'));
    await expect(page).toHaveURL(/\/user$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hana');
    const cookie = await authCookie(page);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(14);
  });

  test('leads an admin to the back office, through the admin sign-in only', async ({ page }) => {
    await page.goto('/sign-in');
    await fill(page, person('admin'));
    await expect(page.getByText('Credential is not valid')).toBeVisible();
    await page.goto('/admin/sign-in');
    await fill(page, person('admin'));
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('link', { name: /^Made / })).toBeVisible();
  });

  test('leads back to the page that required it, and never to another site', async ({ page }) => {
    await page.goto('/user');
    await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fuser$/);
    await fill(page, person('diver'));
    await expect(page).toHaveURL(/\/user$/);

    // callback-path.test.ts covers which paths lead to other sites.
    await page.context().clearCookies();
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent('//elsewhere.example/')}`);
    await fill(page, person('diver'));
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/user$/);
    await page.context().clearCookies();
    await page.goto('/de/sign-in?callbackUrl=/user/settings');
    const { email, password } = person('diver');
    await fillIn(page, { email, password });
    await press(page.getByRole('button', { name: 'Anmelden' }));
    await expect(page).toHaveURL(/\/de\/user\/settings$/);
  });

  test('is refused with one message for a wrong password and for an unknown address', async ({ page }) => {
    for (const signInPath of ['/sign-in', '/admin/sign-in']) {
      for (const email of [person(signInPath === '/sign-in' ? 'diver' : 'admin').email, newAddress()]) {
        await page.goto(signInPath);
        await fill(page, { email, password: 'not-it-at-all' });
        await expect(page.getByRole('alert').filter({ hasText: 'Credential is not valid' })).toBeVisible();
        // The typed address stays, so that it can be corrected.
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      }
      await fill(page, { email: newAddress(), password: 'manta' });
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Please use 7 to 50 characters',
      );
    }
    await expectAccessible(page);
  });

  test('to an unconfirmed account says that it is unconfirmed and sends the link again', async ({ page }) => {
    const stranger = await newcomer({ confirmed: false });
    await lastMailTo(stranger.email);
    await page.goto('/sign-in');
    await fill(page, { ...stranger, password: 'not-it-at-all' });
    await expect(page.getByText('Credential is not valid')).toBeVisible();
    await fill(page, stranger);
    await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Send the email again' }));
    await expect(page.locator(':focus')).toContainText('a new link is on its way');
    await expect(page.getByRole('timer')).toContainText(/in (60|5\d) seconds/);
    await lastMailTo(stranger.email, 2);
  });

  test('too often with wrong passwords states when to try again', async ({ page }) => {
    const email = newAddress();
    await exhaustLimit(failedLoginsPerAccount, `users:${email}`, 10);
    await page.goto('/sign-in');
    await fill(page, { email, password: 'not-it-at-all' });
    await expect(page.getByText('Too many attempts. Please try again in 10 minutes.')).toBeVisible();
    await page.goto('/ja/sign-in');
    await fillIn(page, { email, password: 'not-it-at-all' });
    await page.keyboard.press('Enter');
    await expect(page.getByText(/10 ?分/)).toBeVisible();
  });

  test('without an answer from the server says that the credential is not valid', async ({ page }) => {
    await page.goto('/sign-in');
    await page.route('**/auth.users.login**', (route) => route.abort());
    await fill(page, person('diver'));
    await expect(page.getByText('Credential is not valid')).toBeVisible();
  });

  test('hides a refusal as soon as a field has an error', async ({ page }) => {
    await page.goto('/sign-in');
    await fill(page, { email: newAddress(), password: 'not-it-at-all' });
    await expect(page.getByText('Credential is not valid')).toBeVisible();
    await fill(page, { email: '', password: 'not-it-at-all' });
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Credential is not valid')).toHaveCount(0);
  });

  test("shows the server's message, even on the next page", async ({ page }) => {
    await page.goto('/sign-in');
    // Playwright's locators find nothing while the browser leaves the page.
    await page.evaluate(() =>
      new MutationObserver(() => {
        const shown = document.querySelector('form [role="status"]')?.textContent;
        if (shown) sessionStorage.setItem('shown', shown);
      }).observe(document.body, { subtree: true, childList: true }),
    );
    await fill(page, person('diver'));
    await expect(page).toHaveURL(/\/user$/);
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('Welcome aboard.');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Welcome aboard.')).toBeVisible();
    await page.reload();
    await waitForHydration(page.getByRole('heading', { level: 1 }));
    await expect(page.getByText('Welcome aboard.')).toHaveCount(0);
  });

  test('is recognised by password managers', async ({ page }) => {
    for (const signInPath of ['/sign-in', '/admin/sign-in']) {
      await page.goto(signInPath);
      await expect(page.locator('input[name="email"]')).toHaveAttribute('autocomplete', 'username');
      await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'current-password');
    }
  });

  test('reports missing input at its field and puts the focus there', async ({ page }) => {
    await page.goto('/sign-in');
    await waitForHydration(submit(page));
    await submit(page).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  });

  test('shows the password on request', async ({ page }) => {
    await page.goto('/sign-in');
    await waitForHydration(submit(page));
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('something');
    await expect(password).toHaveAttribute('type', 'password');
    // The switch is also the next tab stop.
    await password.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide the password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/sign-in');
    await waitForHydration(submit(page));
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type(person('diver').email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person('diver').password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user$/);
  });

  test('is accessible @phone', async ({ page }) => {
    for (const path of ['/sign-in', '/admin/sign-in']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('is accessible in German @phone-only', async ({ page }) => {
    await page.goto('/de/sign-in');
    await expectAccessible(page);
  });

  test('uses the language of its page', async ({ page }) => {
    await page.goto('/de/sign-in');
    await waitForHydration(page.getByLabel('E-Mail'));
    await page.getByLabel('E-Mail').fill('nobody@segara.test');
    await page.getByLabel('Passwort', { exact: true }).fill('not-it-at-all');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Anmeldedaten sind nicht gültig')).toBeVisible();
  });
});

test.describe('signing out', () => {
  for (const [name, home, signInUrl] of [
    ['diver', /\/user$/, /\/sign-in$/],
    ['admin', /\/admin$/, /\/admin\/sign-in$/],
  ] as const) {
    test(`ends the session: ${name}`, async ({ page }) => {
      await page.goto(name === 'admin' ? '/admin/sign-in' : '/sign-in');
      await fill(page, person(name));
      await expect(page).toHaveURL(home);
      const token = (await authCookie(page))?.value ?? '';
      const leave = page.getByRole('button', { name: 'Sign out' }).first();
      await waitForHydration(leave);
      await leave.click();
      await expect(page).toHaveURL(signInUrl);
      expect(await authCookie(page)).toBeUndefined();

      const profileResponse = await page.request.get(`/api/${name === 'admin' ? 'admins' : 'users'}/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(profileResponse.status()).toBe(401);
    });
  }
});
