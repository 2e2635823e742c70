import { expect } from '@playwright/test';
import { test } from '../support/test';

const notice = /You are offline/;

for (const path of ['/', '/sign-in']) {
  test(`${path} reports a lost connection and its return`, async ({ page, context }) => {
    await page.goto(path);
    await expect(page.getByText(notice)).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(notice)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}
