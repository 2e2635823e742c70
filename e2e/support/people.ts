import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../prisma/seed/demo-accounts';

type Name = 'diver' | 'admin' | 'agen' | 'new' | 'inactive' | 'inactive-admin';

/** A demo account by the first half of its address. */
export function person(name: Name) {
  const found = demoAccounts.find(({ email }) => email === `${name}@segara.test`);
  if (!found) throw new Error(`The demo has nobody called ${name}`);
  return { ...found, audience: found.role === 'ADMIN' ? ('admins' as const) : ('users' as const) };
}

/** Signs the browser in without the sign-in page, which has its own tests. */
export async function signIn(page: Page, name: Name) {
  const { email, password, audience } = person(name);
  const origin = process.env.SEGARA_E2E_URL ?? '';
  const answer = await page.request.post(`/api/trpc/auth.${audience}.login`, {
    headers: { origin },
    data: { json: { email, password } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
