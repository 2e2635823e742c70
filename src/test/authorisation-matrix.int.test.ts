import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { describedIn } from '@/server/api/trpc';
import { callRest } from '@/test/rest';
import { endpoints } from '@/wiring/rest-root';
import { appRouter } from '@/wiring/trpc-root';
import sentences from '../../public/locales/en/errors.json';
import { callerFor } from './actors';
import { admins, type Visitor } from './authorisation';
import { restEndpoints } from './authorisation-of-endpoints';
import { procedures } from './authorisation-of-procedures';
import { account, signIn } from './factories';

// No session is used twice: some calls end it.
const tokens: Record<Visitor, () => Promise<string | null>> = {
  visitor: async () => null,
  customer: async () => signIn(await account()),
  agent: async () => signIn(await account({ role: 'AGEN' })),
  admin: async () => signIn(await account({ role: 'ADMIN' })),
  deactivatedCustomer: async () => signIn(await account({ active: false })),
  deactivatedAdmin: async () => signIn(await account({ role: 'ADMIN', active: false })),
};

type Call = (input: unknown) => Promise<unknown>;

/** Called with empty input: an admitted caller gets a missing field, a not found, or an answer. */
async function verdictOfProcedure(name: string, who: Visitor): Promise<string> {
  const caller: unknown = await callerFor(await tokens[who]());
  const call = name.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], caller) as Call;
  const refusal = await call({}).then(
    () => null,
    (error: unknown) => {
      const refused = error instanceof TRPCError ? describedIn(error)?.refused : undefined;
      if (!refused || refused.code === 'internal') throw error;
      return refused;
    },
  );
  return refusal && [401, 403].includes(refusal.status) ? refusal.code : 'in';
}

async function verdictOfEndpoint(endpoint: string, who: Visitor): Promise<string> {
  const [method = '', path = ''] = endpoint.split(' ');
  const token = await tokens[who]();
  const answer = await callRest(
    new Request(`http://localhost:3000/api${path.replace(/\{\w+\}/g, 'nothing-of-that-name')}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { body: '{}' }),
    }),
  );
  if (answer.status >= 500) throw new Error(`${endpoint} answered ${answer.status}`);
  if (answer.status === 401) return 'unauthenticated';
  if (answer.status !== 403) return 'in';
  const { message } = (await answer.json()) as { message: string };
  return message === sentences.deactivated ? 'deactivated' : message === sentences.forbidden ? 'forbidden' : message;
}

async function rowOf(name: string, verdictOf: typeof verdictOfProcedure) {
  const row: Record<string, string> = {};
  for (const who of Object.keys(tokens) as Visitor[]) row[who] = await verdictOf(name, who);
  return row;
}

describe('who may call which procedure', () => {
  test('is decided here for every existing procedure, and for no other', () => {
    expect(Object.keys(procedures).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  test('is an admin for all of admin.*, and for nothing else', () => {
    const names = Object.keys(procedures);
    expect(names.filter((name) => procedures[name] === admins)).toEqual(
      names.filter((name) => name.startsWith('admin.')),
    );
  });

  test.each(Object.entries(procedures))('%s', async (name, row) => {
    expect(await rowOf(name, verdictOfProcedure)).toEqual(row);
  });
});

describe('who may call which REST endpoint', () => {
  test('is decided here for every existing endpoint, and for no other', () => {
    const there = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(restEndpoints).sort()).toEqual(there.sort());
  });

  test.each(Object.entries(restEndpoints))('%s', async (name, row) => {
    expect(await rowOf(name, verdictOfEndpoint)).toEqual(row);
  });
});
