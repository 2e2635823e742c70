import { expect, type Page } from '@playwright/test';

export async function expectToFit(page: Page) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(screen ?? 0);
}
