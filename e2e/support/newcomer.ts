import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { setRole } from './database';
import { lastMailTo, linkIn } from './mailbox';

export const newAddress = () => `${randomUUID()}@example.test`;

type Door = 'users' | 'admins';
export type Newcomer = { email: string; password: string; door: Door };

async function call(request: APIRequestContext, procedure: string, input: object) {
  const answer = await request.post(`/api/trpc/accounts.${procedure}`, {
    headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
    data: { json: input },
  });
  expect(answer.status(), `${procedure}: ${await answer.text()}`).toBe(200);
}

/** Somebody with an account that no other test knows; their mailbox holds one mail. */
export async function newcomer(
  { request }: Page,
  { door = 'users', confirmed = true }: { door?: Door; confirmed?: boolean } = {},
): Promise<Newcomer> {
  const email = newAddress();
  const password = 'slow-and-deep-9';
  const asked = { first_name: 'Wayan', last_name: 'Sudarma', email, password, confirm_password: password };
  await call(request, 'users.register', asked);
  if (confirmed) {
    const { text } = await lastMailTo(email);
    const token = new URL(linkIn(text, '/email-verification/')).pathname.split('/').at(-1);
    await call(request, 'users.verify_email', { token });
  }
  if (door === 'admins') await setRole(email, 'ADMIN');
  return { email, password, door };
}

/** Signs a browser in as this person. */
export const enter = ({ request }: Page, { email, password, door }: Newcomer) =>
  call(request, `${door}.login`, { email, password });
