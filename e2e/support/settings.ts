import { type Browser, expect, type Page } from '@playwright/test';
import { enter, member, type Newcomer } from './newcomer';

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const settingsOf = ({ audience }: Newcomer) => (audience === 'admins' ? '/admin/settings' : '/user/settings');

export async function atSettings(page: Page, audience: Newcomer['audience'] = 'users', lng = '') {
  const person = await member({ audience });
  await enter(page, person);
  await page.goto(`${lng}${settingsOf(person)}`);
  return person;
}

export async function anotherBrowser(browser: Browser, person: Newcomer) {
  const page = await (await browser.newContext({ baseURL: process.env.SEGARA_E2E_URL })).newPage();
  await enter(page, person);
  await page.goto(settingsOf(person));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  return page;
}

export const fieldIn = (page: Page, form: string, name: string) => part(page, form).locator(`input[name="${name}"]`);

export async function fillPart(page: Page, form: string, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await fieldIn(page, form, name).fill(value);
}
