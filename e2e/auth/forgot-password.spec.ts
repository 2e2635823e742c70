import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fillIn, signInHere } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, mailsTo } from '../support/mailbox';
import { enter, member, type Newcomer, newAddress } from '../support/newcomer';
import { test } from '../support/test';

const newPassword = 'manta-at-noon-3';
const boxes = (page: Page) => page.getByRole('textbox', { name: /^Character \d of the code$/ });
const check = (page: Page) => page.getByRole('button', { name: 'Check the code' });

async function askForCode(page: Page, email: string) {
  await fillIn(page, { email });
  await press(page.getByRole('button', { name: 'Send the code' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
}

/** The code is alone on its line of the email. */
async function codeSentTo(email: string, count = 1) {
  const { text } = await lastMailTo(email, count);
  const code = text.match(/^\s*([A-HJKMNP-Z2-9]{6})\s*$/m)?.[1];
  if (!code) throw new Error(`No code in:\n${text}`);
  return code;
}

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const pageOf = ({ audience }: Pick<Newcomer, 'audience'>, page: string) =>
  audience === 'admins' ? `/admin/${page}` : `/${page}`;

for (const [audience, screens, look] of [
  ['users', ' @phone', expectAccessible],
  // The same screens at another path; checking the first one covers the frame of the back office.
  ['admins', '', async () => {}],
] as const) {
  test(`a code from the email leads to a new password, which then signs in: ${audience}${screens}`, async ({
    page,
  }) => {
    const person = await member({ audience });
    const { email } = person;
    await page.goto(pageOf(person, 'forgot-password'));
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Send the code' }));
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await askForCode(page, email);
    await expect(page.getByText('an OTP has been sent to it')).toBeVisible();
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByRole('timer')).toContainText(/(10:00|9:5\d)/);
    await look(page);

    const code = await codeSentTo(email);
    await boxes(page).first().focus();
    await paste(page, ` ${code.toLowerCase()}\n`);
    for (const [index, symbol] of [...code].entries()) await expect(boxes(page).nth(index)).toHaveValue(symbol);
    await check(page).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expect(page.getByText('The OTP is correct')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await look(page);
    await fillIn(page, { password: newPassword, confirm_password: 'something else' });
    await press(page.getByRole('button', { name: 'Set the password' }));
    await expect(page.getByText('Confirm password does not match')).toBeVisible();
    await fillIn(page, { confirm_password: newPassword });
    await press(page.getByRole('button', { name: 'Set the password' }));
    await expect(page.locator(':focus')).toContainText('Your new password is set. Please log in with it.');
    await look(page);

    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, person);
    await expect(page.getByText('Credential is not valid')).toBeVisible();
    await signInHere(page, { email, password: newPassword });
    await expect(page).toHaveURL(audience === 'admins' ? /\/admin$/ : /\/user$/);
  });
}

test('a new password ends the existing sessions', async ({ page, browser }) => {
  const person = await member();
  const elsewhere = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await enter(elsewhere, person);
  await elsewhere.goto('/user');
  await expect(elsewhere).toHaveURL(/\/user$/);

  await page.goto('/forgot-password');
  await askForCode(page, person.email);
  await page.keyboard.type(await codeSentTo(person.email));
  await page.keyboard.press('Enter');
  await fillIn(page, { password: newPassword, confirm_password: newPassword });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/sign-in/);
  await elsewhere.context().close();
});

test('a missing, short or wrong code is reported once, at the boxes', async ({ page }) => {
  const { email } = await member();
  await page.goto('/forgot-password');
  await askForCode(page, email);
  await press(check(page));
  const fault = page.locator('main form [role="alert"]');
  await expect(fault).toHaveText('OTP is required');
  await page.keyboard.type('abc');
  await press(check(page));
  await expect(fault).toHaveText('OTP must be exactly 6 characters');
  await expect(boxes(page).first()).toBeFocused();
  await expectAccessible(page);

  const code = await codeSentTo(email);
  await paste(page, code === 'WRQNGS' ? 'WRQNGT' : 'WRQNGS');
  await press(check(page));
  await expect(fault).toHaveText('OTP is not correct');
  await expect(boxes(page).first()).toHaveAccessibleDescription('OTP is not correct');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the screen offers another code after one minute and reports an expired code after ten', async ({ page }) => {
  const { email } = await member();
  await page.clock.install();
  await page.goto('/forgot-password');
  await askForCode(page, email);
  const another = page.getByRole('button', { name: 'Send a new code' });
  await expect(page.getByText(/You can ask for a new code in (60|5\d) seconds/)).toBeVisible();
  await expect(another).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(another).toBeVisible();
  const first = await codeSentTo(email);

  await page.clock.fastForward(9 * 60_000);
  await expect(page.getByText('Your OTP has expired. Please request a new one')).toBeVisible();
  await expectAccessible(page);
  await another.click();
  await expect(page.getByRole('timer')).toContainText(/(10:00|9:5\d)/);
  await expect(boxes(page).first()).toBeFocused();
  const second = await codeSentTo(email, 2);

  await paste(page, first);
  await press(check(page));
  await expect(page.locator('main form [role="alert"]')).toHaveText('OTP is not correct');
  await paste(page, second);
  await press(check(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
});

test('a newly requested code voids the code in use, and the screen leads back to the code boxes', async ({
  page,
  request,
}) => {
  const { email } = await member();
  await page.goto('/forgot-password');
  await askForCode(page, email);
  await page.keyboard.type(await codeSentTo(email));
  await press(check(page));
  await fillIn(page, { password: newPassword, confirm_password: newPassword });
  expect((await request.post('/api/users/forget-password', { data: { email } })).status()).toBe(200);
  await codeSentTo(email, 2);
  await press(page.getByRole('button', { name: 'Set the password' }));
  await expect(page.getByText('OTP is not correct')).toBeVisible();
  await press(page.getByRole('button', { name: 'Back to the code' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  await expect(boxes(page).first()).toBeFocused();
});

test('an unknown address and an address of the other audience get the same answer', async ({ page }) => {
  const admin = await member({ audience: 'admins' });
  for (const email of [newAddress(), admin.email]) {
    await page.goto('/forgot-password');
    await askForCode(page, email);
    await expect(page.getByText('an OTP has been sent to it')).toBeVisible();
  }
  expect(await mailsTo(admin.email)).toEqual([]);
});

test('going back to a mistyped address finds it prefilled', async ({ page }) => {
  await page.goto('/forgot-password');
  await askForCode(page, 'mistpyed@example.test');
  await press(page.getByRole('button', { name: 'Use another email' }));
  await expect(page.getByLabel('Email')).toHaveValue('mistpyed@example.test');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the German pages are in German at every step', async ({ page }) => {
  const { email } = await member();
  await page.goto('/de/forgot-password');
  await fillIn(page, { email });
  await press(page.getByRole('button', { name: 'Code senden' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code eingeben');
  await page.keyboard.type(await codeSentTo(email));
  await press(page.getByRole('button', { name: 'Code prüfen' }));
  await fillIn(page, { password: newPassword, confirm_password: newPassword });
  await press(page.getByRole('button', { name: 'Passwort festlegen' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschafft');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/sign-in$/);
});
