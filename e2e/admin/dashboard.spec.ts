import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';

const sizeOf = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("the dashboard shows today's boats large enough for two metres, and tomorrow beside them", async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  const [today, tomorrow] = [page.locator('[data-day="Today"]'), page.locator('[data-day="Tomorrow"]')];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w+, \d+ \w+ \d{4}/);
  for (const day of [today, tomorrow]) await expect(day).toBeInViewport();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const boat = today.getByRole('listitem').locator('strong').first();
  await expect(boat).toBeVisible();
  expect(await sizeOf(boat)).toBeGreaterThanOrEqual(40);
  for (const part of await page.locator('[data-day] p').all()) expect(await sizeOf(part)).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('link', { name: /orders? to confirm/ }).last()).toBeVisible();
  await expectAccessible(page);
});

test('the reports page shows money and bookings as charts and as tables', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/reports');
  await press(page.getByText('As a table').first());
  await expect(page.getByRole('table', { name: 'Money received over time' }).getByRole('row')).toHaveCount(31);
  await page.getByText('90 days', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Money received over time' }).getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
});
