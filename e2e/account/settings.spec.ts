import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { setActive } from '../support/database';
import { signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn, mailsTo } from '../support/mailbox';
import { enter, type Newcomer, newAddress, newcomer } from '../support/newcomer';
import { test } from '../support/test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const settingsOf = ({ audience }: Newcomer) => (audience === 'admins' ? '/admin/settings' : '/user/settings');

async function atSettings(page: Page, audience: Newcomer['audience'] = 'users', lng = '') {
  const person = await newcomer(page, { audience });
  await enter(page, person);
  await page.goto(`${lng}${settingsOf(person)}`);
  return person;
}

async function anotherBrowser(browser: Browser, person: Newcomer) {
  const page = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await enter(page, person);
  await page.goto(settingsOf(person));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  return page;
}

const fieldIn = (page: Page, form: string, name: string) => part(page, form).locator(`input[name="${name}"]`);

async function fillPart(page: Page, form: string, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await fieldIn(page, form, name).fill(value);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c7a' } })
    .jpeg()
    .toBuffer();

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose a picture' }));
  await (await chooser).setFiles(file);
}

for (const audience of ['users', 'admins'] as const) {
  test(`the page can be used by everybody: ${audience} @phone`, async ({ page }) => {
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
    expect((await lastMailTo(person.email, 2)).subject).toMatch(/password/i);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    // The next action in the other browser fails, and the page redirects to sign-in.
    await press(part(other, 'Your profile').getByRole('button', { name: 'Save' }));
    await expect(other).toHaveURL(
      audience === 'admins' ? /\/admin\/sign-in$/ : /\/sign-in\?callbackUrl=%2Fuser%2Fsettings$/,
    );
    await signInHere(other, { email: person.email, password: 'manta-at-noon-3' });
    await expect(other).toHaveURL(audience === 'admins' ? /\/admin$/ : /\/user\/settings$/);
    await other.context().close();
  });

  test(`deactivation acts at the next press: ${audience}`, async ({ page }) => {
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
  await lastMailTo(person.email, 2);
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

test('an admin’s new address takes effect once its link is used in the back office', async ({ page }) => {
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

test('a picture is cropped to 200 × 200 with keyboard or mouse, shown, and removed again @phone', async ({ page }) => {
  await atSettings(page);
  await choosePicture(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 600) });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await press(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect(dialog).toHaveCount(0);
  const shown = page.getByRole('img', { name: 'Your picture' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();

  const profile = await page.request.get('/api/trpc/auth.me');
  const { avatar } = (await profile.json()).result.data.json;
  const stored = await page.request.get(avatar);
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 200, height: 200 });

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('a file that is not a picture, too large or damaged is refused with a message', async ({ page }) => {
  await atSettings(page);
  const fault = part(page, 'Your profile').getByRole('alert');
  await choosePicture(page, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(fault).toHaveText('Please choose a JPEG, PNG or WebP picture');
  await choosePicture(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(fault).toHaveText('Please choose a file of at most 2 MB.');
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(fault).toContainText('This picture cannot be read.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the dialog leaves the current picture', async ({ page }) => {
  await atSettings(page);
  await choosePicture(page, { name: 'me.png', mimeType: 'image/jpeg', buffer: await picture(300, 300) });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
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

test('an account is erased after the password and a confirmation, and a mail confirms it', async ({ page }) => {
  const person = await atSettings(page);
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
  // The earlier mails were deleted with the account.
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/deleted/i)]);
  await page.goto('/sign-in');
  await signInHere(page, person);
  await expect(page.getByText('Credential is not valid')).toBeVisible();
});

test('the German settings are in German, as is the mail about a new address', async ({ page }) => {
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
