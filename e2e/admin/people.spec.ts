import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { signInHere } from '../support/forms';
import { press, waitForHydration } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { enter, member, newAddress } from '../support/newcomer';
import { signIn } from '../support/people';
import { test } from '../support/test';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function search(page: Page, text: string) {
  const field = page.getByRole('searchbox');
  await waitForHydration(field);
  await field.fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
  // Rows move while the list narrows, and a click on a moving row is lost.
  await expect(page.locator('tbody tr').filter({ hasNotText: text })).toHaveCount(0);
  await expect(row(page, text).first()).toBeVisible();
}

test('a message is found, read and answered by mail', async ({ page }) => {
  const email = newAddress();
  const contactMessage = { name: 'Ayu Lestari', email, subject: 'Mantas in March', message: 'Are they there?' };
  const sent = await page.request.post('/api/trpc/contact.send?lang=de', {
    headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
    data: { json: contactMessage },
  });
  expect(sent.status()).toBe(200);
  await lastMailTo(email);
  await signIn(page, 'admin');
  await page.goto('/admin/contacts');
  await expectAccessible(page);
  await search(page, email);
  await expect(row(page, email)).toContainText('New');
  await press(page.getByRole('link', { name: 'Mantas in March' }).first());

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mantas in March');
  await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Send the answer' }));
  await expect(page.getByText('Message is required')).toBeVisible();
  await page.getByLabel('Your answer').fill('Yes.\nFrom April on.');
  await press(page.getByRole('button', { name: 'Send the answer' }));
  await expect(notice(page, 'Your answer is on its way.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'From April on.' })).toContainText('Made Wirawan');
  await expectAccessible(page);
  const { subject, text } = await lastMailTo(email, 2);
  expect(subject).toBe('AW: Mantas in March');
  expect(text).toContain('From April on.');
});

test('a phone call is recorded as a message and requires a way to reach the caller', async ({ page }) => {
  const caller = `Komang ${newAddress().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/contacts');
  await press(page.getByRole('link', { name: 'Write down a call' }));
  const save = page.getByRole('button', { name: 'Keep the note' });
  await waitForHydration(save);
  await page.getByLabel('Name').fill(caller);
  await page.getByLabel('Subject').fill('Twelve divers in May');
  await page.getByLabel('What they asked').fill('Is there a boat for all of them?');
  await save.click();
  await expect(page.getByLabel('What they asked')).toHaveValue('Is there a boat for all of them?');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0812 5550 0142');
  await save.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twelve divers in May');
  await expect(page.getByText(caller).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
});

test('a customer is deactivated and reactivated, and the log names the admin', async ({ page, browser }) => {
  const customer = await member();
  const theirs = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await enter(theirs, customer);
  await signIn(page, 'admin');
  await page.goto('/admin/users');
  await expectAccessible(page);
  await search(page, customer.email);
  await press(row(page, customer.email).getByRole('link', { name: 'Wayan Sudarma' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wayan Sudarma');

  await page.getByLabel('Last name').fill('Sudirman');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wayan Sudirman');
  await press(page.getByRole('button', { name: 'Deactivate' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }));
  await expect(notice(page, 'The account is deactivated.')).toBeVisible();
  await expectAccessible(page);
  await theirs.goto('/user');
  await expect(theirs).toHaveURL('/user/inactive');
  await press(page.getByRole('button', { name: 'Activate', exact: true }));
  await expect(notice(page, 'The account is active again.')).toBeVisible();
  await theirs.goto('/user');
  await expect(theirs).toHaveURL('/user');

  await page.goto('/admin/audit?thing=user');
  await expectAccessible(page);
  await search(page, 'Sudirman');
  const entry = row(page, 'Sudirman').first();
  await expect(entry).toContainText('Made Wirawan');
  await expect(entry).toContainText('active');
});

test('a colleague is invited, chooses a password, signs in, and is deactivated', async ({ page, browser }) => {
  const email = newAddress();
  await signIn(page, 'admin');
  await page.goto('/admin/user-admin');
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Invite somebody' }));
  await waitForHydration(page.getByLabel('First name'));
  await page.getByLabel('First name').fill('Kadek');
  await page.getByLabel('Last name').fill('Ariani');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await press(page.getByRole('button', { name: 'Send the invitation' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kadek Ariani');

  const invited = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await invited.goto(linkIn((await lastMailTo(email)).text, '/admin/email-verification/'));
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Welcome, Kadek');
  await expectAccessible(invited);
  const [password, again] = [
    invited.locator('input[name="password"]'),
    invited.locator('input[name="confirm_password"]'),
  ];
  await waitForHydration(password);
  await password.fill('slow-and-deep-9');
  await again.fill('slow-and-deep-9');
  await press(invited.getByRole('button', { name: 'Accept the invitation' }));
  await press(invited.getByRole('link', { name: 'Sign in' }));
  await signInHere(invited, { email, password: 'slow-and-deep-9' });
  await expect(invited).toHaveURL('/admin');

  await page.reload();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Deactivate' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }));
  await expect(notice(page, 'The account is deactivated.')).toBeVisible();
  await invited.goto('/admin');
  await expect(invited).toHaveURL('/admin/inactive');
});

test('a post is written, published and read, and refused input stays', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/blog');
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Write a post' }));
  const text = page.getByRole('tabpanel', { name: 'English' }).getByRole('textbox', { name: 'Text of the post' });
  await expect(text).toBeVisible();
  await expectAccessible(page);
  const title = `Night dive ${newAddress().slice(0, 8)}`;
  await page.getByRole('tabpanel', { name: 'English' }).getByLabel('Title').fill(title);
  await text.fill('The reef changes shift.');
  await text.press('ControlOrMeta+a');
  await press(page.getByRole('tabpanel', { name: 'English' }).getByRole('button', { name: 'Bold' }));
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(text).toHaveText('The reef changes shift.');
  await page.getByRole('tabpanel', { name: 'English' }).getByLabel('Summary').fill('What wakes up at dusk.');
  await press(page.getByRole('button', { name: 'Save' }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await press(page.getByRole('link', { name: 'See it on the site' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('strong').filter({ hasText: 'The reef changes shift.' })).toBeVisible();
});
