import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { test } from '../support/test';

test('a visitor learns in three questions if a trip fits, and what opens it @phone', async ({ page }) => {
  await page.goto('/trips/mimpang-and-tepekong');
  const fit = page.getByRole('region', { name: 'Does this trip fit me?' });
  await press(fit.getByRole('button', { name: 'Check now' }));
  await fit.getByLabel('Your certification').selectOption('Open Water');
  await fit.getByLabel('Logged dives').fill('12');
  await fit.getByLabel('Your last dive').selectOption('1 to 2 years ago');
  await fit.getByRole('button', { name: 'Show the answer' }).click();
  const answer = fit.getByRole('status');
  await expect(answer).toContainText('Not yet');
  await expect(answer).toContainText('This asks for 50 logged dives.');
  await expect(answer.getByRole('link', { name: /Advanced Open Water/ })).toHaveAttribute('href', /^\/courses\//);
  await expect(answer).toContainText('Next free day:');
  await expectAccessible(page);

  await fit.getByLabel('Your certification').selectOption('Advanced');
  await fit.getByLabel('Logged dives').fill('80');
  await fit.getByLabel('Your last dive').selectOption('Within the last 6 months');
  await fit.getByRole('button', { name: 'Show the answer' }).click();
  await expect(answer).toContainText('Nothing speaks against it.');
});
