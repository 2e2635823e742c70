import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { setActive } from '../support/database';
import { signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, mailsTo } from '../support/mailbox';
import { enter, newcomer } from '../support/newcomer';
import { anotherBrowser, atSettings, fieldIn, fillPart, part, settingsOf } from '../support/settings';
import { test } from '../support/test';

for (const audience of ['users', 'admins'] as const) {
  test(`the settings page is accessible: ${audience} @phone`, async ({ page }) => {
    await atSettings(page, audience);
    await expectAccessible(page);
    await press(part(page, 'Password').getByRole('button', { name: 'Change password' }));
    await expect(page.getByText('Current password is required')).toBeVisible();
    await expectAccessible(page);
  });

  test(`a new password ends every other session: ${audience}`, async ({ page, browser }) => {
    const person = await atSettings(page, audience);
    const other = await anotherBrowser(browser, person);
    const form = part(page, 'Password');
    await fillPart(page, 'Password', {
      current_password: 'not-it-at-all',
      password: 'manta-at-noon-3',
      confirm_password: 'manta-at-noon-3',
    });
    await press(form.getByRole('button', { name: 'Change password' }));
    await expect(fieldIn(page, 'Password', 'current_password')).toHaveAccessibleDescription(
      'Current password is not correct',
    );
    await fieldIn(page, 'Password', 'current_password').fill(person.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(fieldIn(page, 'Password', 'password')).toHaveValue('');
    expect((await lastMailTo(person.email)).subject).toMatch(/password/i);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    // The next action in the other browser fails, and the page redirects to sign-in.
    await press(part(other, 'Your profile').getByRole('button', { name: 'Save' }));
    await expect(other).toHaveURL(
      audience === 'admins'
        ? /\/admin\/sign-in\?callbackUrl=%2Fadmin%2Fsettings$/
        : /\/sign-in\?callbackUrl=%2Fuser%2Fsettings&session=ended$/,
    );
    await signInHere(other, { email: person.email, password: 'manta-at-noon-3' });
    await expect(other).toHaveURL(audience === 'admins' ? /\/admin\/settings$/ : /\/user\/settings$/);
    await other.context().close();
  });

  test(`deactivation takes effect at the next click: ${audience}`, async ({ page }) => {
    const person = await atSettings(page, audience);
    await setActive(person.email, false);
    await press(part(page, 'Your profile').getByRole('button', { name: 'Save' }));
    await expect(page).toHaveURL(audience === 'admins' ? /\/admin\/inactive$/ : /\/user\/inactive$/);
    await expectAccessible(page);
    await setActive(person.email, true);
    await page.goto(settingsOf(person));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
}

test('a changed profile is saved', async ({ page }) => {
  await atSettings(page);
  const profile = part(page, 'Your profile');
  await press(profile.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('status').filter({ hasText: 'Your profile has been updated.' })).toBeVisible();
  await profile.getByLabel('First name').fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(profile.getByLabel('First name')).toBeFocused();

  await profile.getByLabel('First name').fill('Komang');
  await profile.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Others' }).click();
  await profile.getByRole('combobox', { name: 'Language of our emails' }).click();
  await page.getByRole('option', { name: 'Bahasa Indonesia' }).click();
  const saved = page.waitForResponse(/update_profile/);
  await profile.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Komang');
  await expect(profile.getByRole('combobox', { name: 'Gender' })).toHaveValue('Others');
  await expect(profile.getByRole('combobox', { name: 'Language of our emails' })).toHaveValue('Bahasa Indonesia');
});

test('one session can be ended from the list, or all of them at once', async ({ page, browser }) => {
  const person = await atSettings(page);
  const other = await anotherBrowser(browser, person);
  await page.reload();
  const sessions = part(page, 'Where you are signed in').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await press(sessions.getByRole('button', { name: /^Sign out: / }));
  await expect(page.getByText('That device is signed out.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in\?callbackUrl=/);

  await enter(other, person);
  await other.goto('/user/settings');
  await press(other.getByRole('button', { name: 'Sign out everywhere' }));
  const question = other.getByRole('dialog', { name: 'Sign out everywhere' });
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other).toHaveURL(/\/sign-in$/);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/sign-in/);
  await other.context().close();
});

test('the stored personal data is downloaded as a JSON file', async ({ page }) => {
  const { email } = await atSettings(page);
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download my data (JSON)' }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
  expect(text).not.toMatch(/password_?hash|argon2/i);
});

test('an account is erased after the password and a confirmation, and an email confirms it', async ({ page }) => {
  const person = await newcomer();
  await enter(page, person);
  await page.goto(settingsOf(person));
  const form = part(page, 'Delete my account');
  const erase = form.getByRole('button', { name: 'Delete my account' });
  await expect(form).toContainText('What accounting must keep of your orders');
  const question = page.getByRole('dialog', { name: 'Delete my account' });
  await fieldIn(page, 'Delete my account', 'current_password').fill('not-it-at-all');
  await press(erase);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(form).toContainText('Current password is not correct');

  await fieldIn(page, 'Delete my account', 'current_password').fill(person.password);
  await erase.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await erase.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  // The earlier emails were deleted with the account.
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/deleted/i)]);
  await page.goto('/sign-in');
  await signInHere(page, person);
  await expect(page.getByText('Credential is not valid')).toBeVisible();
});
