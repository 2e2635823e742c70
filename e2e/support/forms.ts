import type { Page } from '@playwright/test';
import { press, whenAlive } from './hydration';

/** Fills the fields of a form by their names, once the form is alive. */
export async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form input[name="${name}"]`).last();
    await whenAlive(field);
    await field.fill(value);
  }
}

/** Signs in through the page the browser is on, in whatever language it speaks. */
export async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  await fillIn(page, { email, password });
  await press(page.locator('main form button[type="submit"]'));
}
