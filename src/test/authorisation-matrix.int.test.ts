import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { describedIn } from '@/server/api/trpc';
import { presets, type Right } from '@/shared/schema/rights';
import { callRest } from '@/test/rest';
import { endpoints } from '@/wiring/rest-root';
import { appRouter } from '@/wiring/trpc-root';
import sentences from '../../public/locales/en/errors.json';
import { callerFor } from './actors';
import { anyStaff, type Rule, rightsBelow, rightsFor, type Visitor } from './authorisation';
import { restEndpoints } from './authorisation-of-endpoints';
import { procedures } from './authorisation-of-procedures';
import { type About, signInAll } from './sign-in-all';

const staff = (held: readonly Right[]): About => ({ role: 'ADMIN', rights: [...held] });

const people: Record<Exclude<Visitor, 'visitor'>, About> = {
  customer: {},
  agent: { role: 'AGEN' },
  owner: staff(presets.owner),
  office: staff(presets.office),
  content: staff(presets.content),
  money: staff(presets.money),
  withoutRights: staff([]),
  deactivatedCustomer: { active: false },
  deactivatedOwner: { role: 'ADMIN', active: false },
};

type Call = (input: unknown) => Promise<unknown>;

/** Calls with empty input: an admitted caller gets a missing field, a not found, or an answer. */
async function verdictOfProcedure(name: string, token: string | null): Promise<string> {
  const caller: unknown = await callerFor(token);
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

async function verdictOfEndpoint(endpoint: string, token: string | null): Promise<string> {
  const [method = '', path = ''] = endpoint.split(' ');
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

/** Calls as one visitor of each kind, as staff with just enough rights, and as staff with all other rights. */
async function expectRule(name: string, { row, needs }: Rule, verdictOf: typeof verdictOfProcedure) {
  const enough = needs ? rightsFor(needs) : [];
  const tooFew = needs ? rightsBelow(needs) : [];
  // No account and no session is used twice, because some calls end the session.
  const tokens = await signInAll([...Object.values(people), ...enough.map(staff), ...tooFew.map(staff)]);
  const verdictOfNext = () => verdictOf(name, tokens.shift() ?? '');
  const verdicts: Record<string, string> = { visitor: await verdictOf(name, null) };
  for (const who of Object.keys(people)) verdicts[who] = await verdictOfNext();
  expect(verdicts).toEqual(row);
  for (const held of enough) expect([held, await verdictOfNext()]).toEqual([held, 'in']);
  for (const held of tooFew) expect([held, await verdictOfNext()]).toEqual([held, 'forbidden']);
}

describe('authorisation of procedures', () => {
  test('is decided here for every existing procedure, and for no other', () => {
    expect(Object.keys(procedures).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  test('admits only staff to admin.*, and to nothing else', () => {
    const names = Object.keys(procedures);
    const isForStaff = (name: string) => procedures[name] === anyStaff || procedures[name]?.needs;
    expect(names.filter(isForStaff)).toEqual(names.filter((name) => name.startsWith('admin.')));
  });

  test('requires a right except for the own account, the first office page and the name of the last editor', () => {
    const names = Object.keys(procedures).filter((name) => procedures[name] === anyStaff);
    expect(names.filter((name) => !name.startsWith('admin.account.'))).toEqual([
      'admin.audit.last_editor',
      'admin.dashboard.attention',
      'admin.dashboard.waiting',
    ]);
  });

  test.each(Object.entries(procedures))('%s', async (name, rule) => {
    await expectRule(name, rule, verdictOfProcedure);
  });
});

describe('authorisation of REST endpoints', () => {
  test('is decided here for every existing endpoint, and for no other', () => {
    const there = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(restEndpoints).sort()).toEqual(there.sort());
  });

  test.each(Object.entries(restEndpoints))('%s', async (name, rule) => {
    await expectRule(name, rule, verdictOfEndpoint);
  });
});
