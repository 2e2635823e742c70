import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { test } from '../support/test';

test('a programme links to its formats, on the career path @phone', async ({ page }) => {
  await page.goto('/gopro');
  await expectAccessible(page);
  const path = page.getByRole('region', { name: 'The path to the profession' });
  const first = path.getByRole('listitem').first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(path.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the formats' }).locator('visible=true').first().click();

  await expect(page).toHaveURL(/\/gopro\/[a-z0-9-]+\/items$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expectAccessible(page);
  const item = page.getByRole('main').getByRole('article').first().getByRole('link');
  const format = (await item.textContent()) ?? '';
  await item.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(format);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('an internship offers an enquiry instead of a booking, and has no formats @phone', async ({ page }) => {
  await page.goto('/gopro');
  await press(page.getByRole('link', { name: 'Internships', exact: true }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Apply for this internship' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book\b/ })).toHaveCount(0);
  const slug = new URL(page.url()).pathname.split('/').pop();
  const ask = page.getByRole('link', { name: 'Ask us' }).locator('visible=true').first();
  await expect(ask).toHaveAttribute('href', `/inquiry-contact?product=${slug}`);
  expect((await page.goto(`/gopro/${slug}/items`))?.status()).toBe(404);
});
