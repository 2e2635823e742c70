import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callerFor } from '../../../test/actors';
import { account } from '../../../test/factories';
import { freshAddress } from '../../../test/try-limits';

const RUNS = 15;
const WORK_TAKES_LESS_THAN = 345;

const unknown = async () => `${randomUUID()}@example.test`;
const known = async () => (await account()).email;
const unconfirmed = async () => (await account({ emailVerifiedAt: null })).email;

const users = async () => (await callerFor(null, { address: freshAddress() })).accounts.users;
const WRONG = 'WRNG22';
const password = { password: 'laut biru 7', confirm_password: 'laut biru 7' };

const calls = {
  register: async (email: string) =>
    (await users()).register({ first_name: 'Ayu', last_name: 'Lestari', email, ...password }),
  resend: async (email: string) => (await users()).resend_email_verification({ email }),
  ask: async (email: string) => (await users()).forgot_password({ email }),
  verify: async (email: string) => (await users()).verify_pin({ email, pin: WRONG }),
  reset: async (email: string) => (await users()).reset_password({ email, pin: WRONG, ...password }),
  login: async (email: string) => (await users()).login({ email, password: 'not that one' }),
};

async function durationOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call().catch(() => {});
  return performance.now() - began;
}

/** The quickest run is the one that nothing else on the machine delayed. */
const quickest = (durations: number[]) => Math.min(...durations);

type Someone = () => Promise<string>;
type Call = (email: string) => Promise<unknown>;

/** Both in turn, so that what else the machine does slows both alike. */
async function quickestOfBoth(call: Call, one: Someone, other: Someone, prepare?: Call) {
  const emails = await Promise.all(Array.from({ length: RUNS * 2 }, (_, run) => (run % 2 ? other() : one())));
  await Promise.all(emails.map((email) => prepare?.(email)));
  const durations: [number[], number[]] = [[], []];
  for (const [run, email] of emails.entries()) durations[run % 2 ? 1 : 0].push(await durationOf(() => call(email)));
  return durations.map(quickest) as [number, number];
}

describe.concurrent('the answer comes later than any work it may have made', () => {
  test.each([
    ['registering', calls.register, known],
    ['registering again', calls.register, unconfirmed],
    ['asking for a new link', calls.resend, unconfirmed],
    ['asking for a code', calls.ask, known],
  ] as const)('%s takes as long for a stranger as for somebody with an account', async (_, call, someone) => {
    const [stranger, acquaintance] = await quickestOfBoth(call, unknown, someone);
    expect(Math.max(stranger, acquaintance) / Math.min(stranger, acquaintance)).toBeLessThan(1.2);
    expect(Math.min(stranger, acquaintance)).toBeGreaterThan(WORK_TAKES_LESS_THAN);
  });
});

describe('the same work is done', () => {
  test.each([
    ['verifying a wrong code', calls.verify, calls.ask],
    ['resetting with a wrong code', calls.reset, calls.ask],
    ['verifying a code nobody asked for', calls.verify, undefined],
    ['signing in', calls.login, undefined],
  ] as const)('%s takes as long for a stranger as for somebody with an account', async (_, call, prepare) => {
    const [stranger, acquaintance] = await quickestOfBoth(call, unknown, known, prepare);
    expect(Math.max(stranger, acquaintance) / Math.min(stranger, acquaintance)).toBeLessThan(2.5);
  });
});
