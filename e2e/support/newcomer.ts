import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { setRole } from './database';
import { lastMailTo, linkIn } from './mailbox';

export const newAddress = () => `${randomUUID()}@example.test`;

type Audience = 'users' | 'admins';
export type Newcomer = { email: string; password: string; audience: Audience };

async function call(request: APIRequestContext, procedure: string, input: object) {
  const answer = await request.post(`/api/trpc/${procedure}`, {
    headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
    data: { json: input },
  });
  expect(answer.status(), `${procedure}: ${await answer.text()}`).toBe(200);
}

/** Creates an account that no other test uses; its mailbox holds one mail. */
export async function newcomer(
  { request }: Page,
  { audience = 'users', confirmed = true }: { audience?: Audience; confirmed?: boolean } = {},
): Promise<Newcomer> {
  const email = newAddress();
  const password = 'slow-and-deep-9';
  const registration = { first_name: 'Wayan', last_name: 'Sudarma', email, password, confirm_password: password };
  await call(request, 'auth.users.register', registration);
  if (confirmed) {
    const { text } = await lastMailTo(email);
    const token = new URL(linkIn(text, '/email-verification/')).pathname.split('/').at(-1);
    await call(request, 'auth.users.verify_email', { token });
  }
  if (audience === 'admins') await setRole(email, 'ADMIN');
  return { email, password, audience };
}

export const enter = ({ request }: Page, { email, password, audience }: Newcomer) =>
  call(request, `auth.${audience}.login`, { email, password });

/** Creates an account that no other test uses, and signs it in. */
export async function somebody(page: Page) {
  const person = await newcomer(page);
  await enter(page, person);
  return person;
}
