import { expect, type Page } from '@playwright/test';
import { rights } from '../../src/shared/schema/rights';
import { expectAccessible } from '../support/accessibility';
import { press, waitForHydration } from '../support/hydration';
import { enter, member } from '../support/newcomer';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const path = '/admin/settings/backup';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterAsOwner(page: Page): Promise<void> {
  await enter(page, await member({ audience: 'admins', held: [...rights] }));
}

test('the owner creates a key, makes a backup, and confirms the key in another language @phone', async ({ page }) => {
  await enterAsOwner(page);
  await page.goto(`/en${path}`);
  const create = page.getByRole('button', { name: /^Create a (new )?key$/ });
  await waitForHydration(create);
  await expectAccessible(page);
  await create.click();
  // Another run on the same shop has created a key before.
  const dialog = page.getByRole('dialog').getByRole('button', { name: 'Create a new key' });
  const secret = page.getByRole('textbox', { name: 'Your key, shown only now' });
  await expect(dialog.or(secret)).toBeVisible();
  if (await dialog.isVisible()) await dialog.click();
  const key = await secret.inputValue();
  expect(key).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);
  await expectAccessible(page);

  const ending = page.getByRole('textbox', { name: 'The last eight characters of the key' });
  await ending.fill('QQQQQQQQ');
  await press(button(page, 'I keep the key: use it'));
  await expect(ending).toHaveAccessibleDescription(/These are not the last eight characters of the key/);
  await ending.fill(key.slice(-8).toLowerCase());
  await button(page, 'I keep the key: use it').click();
  await expect(secret).toHaveCount(0);
  expect(await page.content()).not.toContain(key);

  await button(page, 'Back up now').click();
  const table = page.getByRole('table', { name: 'Backups' });
  await expect(table.getByRole('row').nth(1)).toContainText('Not checked yet');
  await expect(table).toContainText(/segara-\d{4}-\d\d-\d\dT\d{6}Z\.age/);
  await expectToFit(page);
  await expectAccessible(page);

  await page.goto('/en/admin');
  await expect(page.getByText(/^The last backup is from .* \(.*B\)\.$/)).toBeVisible();

  await page.goto(`/de${path}`);
  const end = page.getByRole('textbox', { name: 'Die letzten acht Zeichen des Schlüssels' });
  await waitForHydration(end);
  await end.fill('QQQQQQQQ');
  await button(page, 'Schlüssel bestätigen').click();
  await expect(end).toHaveAccessibleDescription(/Das sind nicht die letzten acht Zeichen/);
  await end.fill(key.slice(-8));
  await button(page, 'Schlüssel bestätigen').click();
  await expect(page.getByText('Sie haben den Schlüssel noch.')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('the owner changes how long backups are kept, and staff without every right find no way there', async ({
  page,
}) => {
  await enterAsOwner(page);
  await page.goto(`/en${path}`);
  const months = page.getByRole('textbox', { name: 'Months' });
  await waitForHydration(months);
  await months.fill('24');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Months' })).toHaveValue('24');

  await enter(page, await member({ audience: 'admins', held: rights.filter((right) => right !== 'audit') }));
  expect(await (await page.request.get('/admin')).text()).not.toContain(path);
  expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(307);
});
