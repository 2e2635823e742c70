import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

test('the dashboard shows the day, and its charts as tables too', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /^Today · / })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Tomorrow · / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await press(page.getByText('As a table').first());
  await expect(page.getByRole('table', { name: 'Money received over time' }).getByRole('row')).toHaveCount(31);
  await page.getByText('90 days').click();
  await expect(page.getByRole('table', { name: 'Money received over time' }).getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
});
