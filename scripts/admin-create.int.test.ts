import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demoAccountsOrExit } from '@/server/auth/demo-accounts-or-exit';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { inProduction } from '@/test/in-production';
import { refusalOf } from '@/test/refusal';
import { demoCustomers } from '../demo/content/customers';
import { seedAccounts, seedCustomers } from '../prisma/seed/accounts';
import { demoAccounts } from '../prisma/seed/demo-accounts';
import { updatePassword } from '../src/features/accounts/commands/update-password';
import { db } from '../src/server/database/db';
import { contextFor } from '../src/test/actors';
import adminCreate from './admin-create';
import worker from './worker';

inProduction();
const now = new Date();
const userAt = (email: string) => db.user.findUniqueOrThrow({ where: { email } });

/** Captures the lines that a command prints. */
function printed(stream: 'stdout' | 'stderr' = 'stdout') {
  const lines: string[] = [];
  const keep = (text: unknown) => {
    lines.push(String(text));
    return true;
  };
  if (stream === 'stdout') vi.spyOn(console, 'log').mockImplementation(keep);
  else vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  return lines;
}

afterEach(() => {
  vi.restoreAllMocks();
});

beforeAll(async () => {
  await seedAccounts(db, now);
  await seedCustomers(db, demoCustomers, now);
});

// The tests build on each other: the last one closes the accounts that the first ones use.
test('the seed marks its accounts, and only setting a password removes the mark', async () => {
  expect(await db.user.count({ where: { isDemo: true } })).toBe(demoAccounts.length + demoCustomers.length);
  const { id } = await userAt('office@segara.test');
  const user = { ...(await userAt('office@segara.test')), email: 'office@segara.test' };
  const ctx = await contextFor(await signIn(user));
  if (ctx.actor.kind !== 'person') throw new Error('nobody is signed in');
  const password = 'a-password-of-ours-1';
  const input = { current_password: 'office-demo-1', password, confirm_password: password };
  await updatePassword({ ...ctx, actor: ctx.actor }, input);
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isDemo: false, active: true });
});

test('a production worker runs no jobs while demo accounts are active, and names them', async () => {
  printed();
  const refusal = await worker().catch((error: Error) => error.message);
  expect(refusal).toContain('active, because their passwords are published: admin@segara.test, content@segara.test');
  expect(refusal).toContain('and 10 more. Run npm run admin:create -- --replace-demo');
  expect(refusal).not.toContain('office@segara.test');
});

test('a production server started without the start command exits before it serves anything', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const lines = printed('stderr');
  await demoAccountsOrExit({ APP_MODE: 'production' });
  expect(exit).toHaveBeenCalledWith(1);
  expect(lines.join('')).toContain('admin@segara.test');
});

test('admin:create --replace-demo closes demo accounts of staff and customers, ends their sessions and creates the owner', async () => {
  const session = await signIn(await userAt('admin@segara.test'));
  const guest = await account();
  const lines = printed();
  await adminCreate(['--replace-demo', 'made@dive.example', 'Made', 'Wirawan']);

  expect(await refusalOf((await callerFor(session)).admin.account.profile())).toMatchObject({ status: 401 });
  const addresses = [...demoAccounts, ...demoCustomers].map(({ email }) => email);
  const closed = await db.user.findMany({
    where: { email: { in: addresses, not: 'office@segara.test' } },
    include: { sessions: true },
  });
  expect(closed).toHaveLength(demoAccounts.length + demoCustomers.length - 1);
  for (const user of closed)
    expect(user).toMatchObject({ active: false, passwordHash: null, isDemo: false, sessions: [] });
  expect(await userAt('made@dive.example')).toMatchObject({ active: true, role: 'ADMIN', isDemo: false });
  expect(await userAt('office@segara.test')).toMatchObject({ active: true });
  expect(await db.user.findUniqueOrThrow({ where: { id: guest.id } })).toMatchObject({ active: true });
  expect(lines[0]).toBe(`${closed.length} demo accounts are closed and signed out.`);

  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await demoAccountsOrExit({ APP_MODE: 'production' });
  expect(exit).not.toHaveBeenCalled();
});
