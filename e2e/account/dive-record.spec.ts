import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { somebody } from '../support/newcomer';
import { test } from '../support/test';

test('a guest keeps a dive record with the photo of the card @phone', async ({ page }) => {
  await somebody(page);
  await page.goto('/user/dive-record');
  await expect(page.getByRole('heading', { level: 1, name: 'Dive record' })).toBeVisible();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Add yourself' }));
  const form = page.getByRole('form', { name: 'Add a diver' });
  await expect(form.getByLabel('Full name')).not.toHaveValue('');
  await form.getByLabel('Logged dives').fill('42');
  await form.getByRole('checkbox', { name: 'Deep Diver' }).check();
  await form.getByRole('checkbox', { name: 'None of these' }).check();
  await expect(form.getByRole('checkbox', { name: 'Deep Diver' })).not.toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('42 dives')).toBeVisible();
  await press(page.getByRole('button', { name: /^Edit: / }));
  const card = page.getByRole('region', { name: 'Certification card' });
  await card.locator('input[type=file]').setInputFiles('demo/pictures/site-eel-garden/828.webp');
  await expect(card.getByRole('img', { name: /^Certification card of / })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(card.getByRole('img')).toHaveCount(0);
});
