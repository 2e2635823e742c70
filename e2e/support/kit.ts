import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';

export const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, level: 2, exact: true }) });

export async function openKit(page: Page) {
  await page.goto('/dev/kit');
  await waitForHydration(page.getByRole('button', { name: 'Notify of a success' }));
}
