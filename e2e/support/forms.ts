import type { Page } from '@playwright/test';
import { press, waitForHydration } from './hydration';

export async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form input[name="${name}"]`).last();
    await waitForHydration(field);
    await field.fill(value);
  }
}

export async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  await fillIn(page, { email, password });
  await press(page.locator('main form button[type="submit"]'));
}
