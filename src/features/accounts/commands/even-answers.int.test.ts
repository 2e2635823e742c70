import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { freshAddress } from '@/test/try-limits';

/** Work of a call, in SQL statements and password hashes, outside and inside `constantTime`. */
const { work } = vi.hoisted(() => ({ work: { open: [] as string[], evened: [] as string[], isEvened: false } }));
const count = (what: string) => work[work.isEvened ? 'evened' : 'open'].push(what);

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    hash(...given: Parameters<typeof real.hash>) {
      count('hash');
      return real.hash(...given);
    },
    verify(...given: Parameters<typeof real.verify>) {
      count('verify');
      return real.verify(...given);
    },
  };
});
// Replaces the clock: the answer counts as sent when the pause ends, however long the work takes.
vi.mock('@/server/auth/constant-time', () => ({
  async constantTime(evened: () => Promise<void>) {
    count('pause');
    work.isEvened = true;
    await evened().finally(() => {
      work.isEvened = false;
    });
  },
}));

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  const [statement] = given as [string | { text: string }];
  count(typeof statement === 'string' ? statement : statement.text);
  return query.apply(this, given) as undefined;
});

const unknown = async () => `${randomUUID()}@example.test`;
const existing = async () => (await account()).email;
const unconfirmed = async () => (await account({ emailVerifiedAt: null })).email;

const users = async () => (await callerFor(null, { address: freshAddress() })).auth.users;
const WRONG = 'WRNG22';
const password = { password: 'laut biru 7', confirm_password: 'laut biru 7' };

const calls = {
  register: async (email: string) =>
    (await users()).register({ first_name: 'Ayu', last_name: 'Lestari', email, ...password }),
  resend: async (email: string) => (await users()).resend_email_verification({ email }),
  ask: async (email: string) => (await users()).forgot_password({ email }),
  link: async (email: string) => (await users()).request_sign_in_link({ email }),
  verify: async (email: string) => (await users()).verify_pin({ email, pin: WRONG }),
  reset: async (email: string) => (await users()).reset_password({ email, pin: WRONG, ...password }),
  login: async (email: string) => (await users()).login({ email, password: 'not that one' }),
};

type Call = (email: string) => Promise<unknown>;

/** Returns the answer that the caller gets, and the work done before it is sent. */
async function answerTo(call: Call, email: string) {
  Object.assign(work, { open: [], evened: [] });
  const answer = await call(email).catch(({ message }: Error) => message);
  return { answer, open: [...work.open], evened: [...work.evened] };
}

const passwordsIn = (done: string[]) => done.filter((what) => what === 'hash' || what === 'verify');

// The placeholder password is hashed once per process, so hash it before the tests count work.
beforeEach(() => calls.login(`${randomUUID()}@example.test`).catch(() => {}));

describe('answers for an unknown and an existing address differ only in work inside constantTime', () => {
  test.each([
    ['registering', calls.register, existing, 1],
    ['registering again', calls.register, unconfirmed, 1],
    ['asking for a new link', calls.resend, unconfirmed, 0],
    ['asking for a code', calls.ask, existing, 0],
    ['asking for a link to sign in', calls.link, existing, 0],
  ] as const)('%s runs inside constantTime and does not change the answer', async (_, call, someone, hashes) => {
    const stranger = await answerTo(call, await unknown());
    const acquaintance = await answerTo(call, await someone());
    expect(acquaintance.answer).toEqual(stranger.answer);
    expect(acquaintance.open).toEqual(stranger.open);
    expect(stranger.open.filter((what) => what === 'pause')).toHaveLength(1);
    for (const { open, evened } of [stranger, acquaintance]) {
      expect(passwordsIn(open)).toEqual([]);
      expect(passwordsIn(evened)).toHaveLength(hashes);
    }
  });
});

describe('an unknown and an existing address get the same answer for the same work', () => {
  test.each([
    ['verifying a wrong code', calls.verify, calls.ask, 0],
    ['resetting with a wrong code', calls.reset, calls.ask, 0],
    ['verifying a code nobody asked for', calls.verify, undefined, 0],
    ['signing in', calls.login, undefined, 1],
  ] as const)('when %s', async (_, call, prepare, passwords) => {
    const emails = [await unknown(), await existing()] as const;
    for (const email of emails) await prepare?.(email);
    const stranger = await answerTo(call, emails[0]);
    const acquaintance = await answerTo(call, emails[1]);
    expect(acquaintance).toEqual(stranger);
    expect(passwordsIn(stranger.open)).toHaveLength(passwords);
  });
});
