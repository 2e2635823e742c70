import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { signIn } from '../support/people';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

for (const width of [390, 1440])
  test(`a short day is found on the dashboard, and says what is missing and what helps at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin');
    await page.goto('/admin');
    const short = page.getByRole('heading', { name: /lacks? boats or guides for what is sold$/ });
    await expect(short).toBeVisible();
    await expectAccessible(page);
    const [day] = await page.locator('a[href*="/admin/schedule?day="]').all();
    const name = (await day?.innerText()) ?? '';
    await day?.click();
    const panel = page.getByRole('alert').filter({ hasText: 'This day is short' });
    await expect(panel).toContainText(/(Morning|Afternoon|Night): .*(without a boat or van|missing)/);
    await expect(panel).toContainText('Nothing more is sold where something is missing.');
    await expectToFit(page);
    await expectAccessible(page);

    await press(page.getByRole('button', { name: 'Boats and guides count' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/\d+ days? would be short/);
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Boats and vans count from').fill('');
    await dialog.getByLabel('Guides and instructors count from').fill('');
    await page.keyboard.press('Tab');
    await expect(dialog).toContainText('No day would be short with these dates.');
  });
