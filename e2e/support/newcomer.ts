import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { hashPassword } from '../../src/server/auth/passwords';
import { type Right, rights } from '../../src/shared/schema/rights';
import { addAccount } from './database';
import { lastMailTo, linkIn } from './mailbox';

export const newAddress = () => `${randomUUID()}@example.test`;

type Audience = 'users' | 'admins';
export type Newcomer = { email: string; password: string; audience: Audience };

const password = 'slow-and-deep-9';

async function call(request: APIRequestContext, procedure: string, input: object) {
  const answer = await request.post(`/api/trpc/${procedure}`, {
    headers: { origin: process.env.SEGARA_E2E_URL ?? '' },
    data: { json: input },
  });
  expect(answer.status(), `${procedure}: ${await answer.text()}`).toBe(200);
}

/** Registers a person unique to the test, in a separate browser; their mailbox holds one email. */
export async function newcomer({ confirmed = true } = {}): Promise<Newcomer> {
  const email = newAddress();
  const registration = { first_name: 'Wayan', last_name: 'Sudarma', email, password, confirm_password: password };
  const elsewhere = await request.newContext({ baseURL: process.env.SEGARA_E2E_URL });
  await call(elsewhere, 'auth.users.register', registration);
  if (confirmed) {
    const { text } = await lastMailTo(email);
    const token = new URL(linkIn(text, '/email-verification/')).pathname.split('/').at(-1);
    await call(elsewhere, 'auth.users.verify_email', { token });
  }
  await elsewhere.dispose();
  return { email, password, audience: 'users' };
}

type Member = {
  audience: Audience;
  /** Rights of an admin; all rights if omitted. */
  held: readonly Right[];
};

let passwordHash: Promise<string> | undefined;

/**
 * Creates a person unique to the test, with an empty mailbox. Skips registration, which is slow on purpose, so only
 * tests about it go through it.
 */
export async function member({ audience = 'users', held = rights }: Partial<Member> = {}): Promise<Newcomer> {
  const email = newAddress();
  passwordHash ??= hashPassword(password);
  const of = audience === 'admins' ? { role: 'ADMIN' as const, held } : { role: 'USER' as const, held: [] };
  await addAccount({ email, passwordHash: await passwordHash, ...of });
  return { email, password, audience };
}

export const enter = ({ request }: Page, { email, password, audience }: Newcomer) =>
  call(request, `auth.${audience}.login`, { email, password });

/** Signs in a person unique to the test. */
export async function somebody(page: Page) {
  const person = await member();
  await enter(page, person);
  return person;
}
