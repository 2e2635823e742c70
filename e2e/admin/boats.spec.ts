import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const DAY_MS = 86_400_000;
/** Writes a day as a person types it: day, month, year. */
const typedDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-GB', { timeZone: 'Asia/Makassar' });

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
const spanForm = (page: Page) => page.getByRole('form', { name: 'Take out of service' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function takeOutOfService(page: Page, [from, to]: [number, number], reason: string) {
  const form = spanForm(page);
  await waitForHydration(form);
  await form.getByLabel('First day').fill(typedDay(from));
  await form.getByLabel('Last day').fill(typedDay(to));
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Take out of service' }).click();
}

test('a boat is entered with the keyboard alone, taken out of service, and back in service', async ({ page }) => {
  const name = `Jukung ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/boats/create');
  const nameField = page.getByLabel('Name');
  await waitForHydration(nameField);
  await expectAccessible(page);
  await nameField.focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(nameField).toBeFocused();
  await expect(page.getByText('Please choose at least one area')).toBeVisible();

  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await expect(page.getByLabel('Seats for guests')).toHaveValue('6');
  await page.getByLabel('Home harbour').focus();
  await page.keyboard.type('Amed');
  await page.getByRole('checkbox', { name: 'Amed' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/boats\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await takeOutOfService(page, [-1, 2], 'engine');
  const days = page.getByRole('listitem').filter({ hasText: 'engine' });
  await expect(days).toBeVisible();
  await takeOutOfService(page, [2, 4], 'paint');
  await expect(page.getByText('It is already out of service on some of these days')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/boats?search=${encodeURIComponent(name)}&out_of_service=true`);
  await expect(rowOf(page, name)).toContainText(/Out of service until .*: engine/);

  await page.getByRole('link', { name }).click();
  await press(days.getByRole('button'));
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(days).toHaveCount(0);
  await page.goto(`/admin/boats?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toContainText('In service');
});

test("a boat is renamed, protected from overwriting a colleague's change, and deleted", async ({ page }) => {
  const name = `Elf ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/boats/create');
  await press(page.getByLabel('Name'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Kind').selectOption('van');
  await page.getByLabel('Seats for guests').fill('9');
  await page.getByLabel('Home harbour').fill('Sanur');
  await page.getByRole('checkbox', { name: 'Sanur' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const renamed = `${name} II`;
  await press(page.getByLabel('Name'));
  await page.getByLabel('Name').fill(renamed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await press(other.getByLabel('Seats for guests'));
  await other.getByLabel('Seats for guests').fill('8');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(other);
  await press(page.getByLabel('Seats for guests'));
  await page.getByLabel('Seats for guests').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('has changed this in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('Seats for guests')).toHaveValue('8');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/boats$/);
  await expect(rowOf(page, 'Putri Baruna')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('@phone the list and the form of boats fit the screen and are accessible', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/boats');
  await expect(rowOf(page, 'Camar Laut')).toContainText('Padang Bai');
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Camar Laut' }).click();
  await expect(spanForm(page)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hull is painted' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
