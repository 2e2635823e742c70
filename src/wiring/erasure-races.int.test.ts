import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '@/features/accounts/data';
import { erase } from '@/features/accounts/settings/commands/erase';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempt } from '@/features/payments/commands/check-attempt';
import { paymentJobs } from '@/features/payments/jobs';
import { db, pool } from '@/server/database/db';
import type { Job, JobPayloads } from '@/server/jobs/job';
import { mailFolder } from '@/server/mail/mail-folder';
import { mailJobs } from '@/server/mail/mail-jobs';
import { queueMail } from '@/server/mail/outbox';
import { system } from '@/shared/schema/actor';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, PASSWORD, signIn } from '@/test/factories';
import { makeJobsDue, runJobs, waitingJobs } from '@/test/jobs';
import { whileLocked } from '@/test/locks';
import { mailsTo } from '@/test/outbox';
import { atTheSandbox } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { mails } from '@/wiring/mails-root';
import { personalData } from './personal-data';

type Tx = Parameters<typeof erase>[0];

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
const erasing = (user: Account) => (tx: Tx) => erase(tx, user, personalData, later(60));
const jobCtx = (now: Date) => ({ actor: system, db, now, locale: 'en' as const, requestId: 'test' });
const newOrder = (slug: string) => ({ ...booking(slug), idempotency_key: randomUUID() });
const filesFor = async ({ email }: Account) => {
  const names = await readdir(mailFolder()).catch(() => []);
  return names.filter((name) => name.endsWith(`-${email}.eml`));
};

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('a person whose erasure is in progress', () => {
  const meanwhile = async (user: Account, call: () => Promise<unknown>) => {
    const { outcome } = await whileLocked(1, erasing(user), () => ({
      outcome: call().then(
        () => null,
        (error) => error,
      ),
    }));
    return refusalOf(outcome.then((error) => (error ? Promise.reject(error) : null)));
  };

  test('places no order', async () => {
    const user = await account();
    const { slug, id } = await bookableProduct();
    const caller = await callerFor(await signIn(user), { now: ordered });
    expect(await meanwhile(user, () => caller.order.create(newOrder(slug)))).toMatchObject({ status: 401 });
    expect(await db.order.count({ where: { customerId: user.id } })).toBe(0);
    expect(await db.departure.findMany({ where: { productId: id, taken: { gt: 0 } } })).toEqual([]);
  });

  test('has nothing booked for them', async () => {
    const user = await account();
    const { slug } = await bookableProduct();
    const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: ordered });
    const call = () => staff.admin.orders.create({ ...newOrder(slug), customer: user.id });
    expect(await meanwhile(user, call)).toMatchObject({ status: 422, errors: { customer: [expect.any(String)] } });
    expect(await db.order.count({ where: { customerId: user.id } })).toBe(0);
  });

  test('gets no name', async () => {
    const user = await account();
    const caller = await callerFor(await signIn(user));
    const call = () => caller.account.update_profile({ first_name: 'Zebulon' });
    expect(await meanwhile(user, call)).toMatchObject({ status: 401 });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ firstName: '' });
  });

  test('begins no session', async () => {
    const user = await account();
    const visitor = await callerFor(null, { address: freshAddress() });
    const call = () => visitor.auth.users.login({ email: user.email, password: PASSWORD });
    expect(await meanwhile(user, call)).toMatchObject({ status: 401 });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('is sent no code', async () => {
    const user = await account();
    const visitor = await callerFor(null, { address: freshAddress() });
    const { done } = await whileLocked(1, erasing(user), () => ({
      done: visitor.auth.users.forgot_password({ email: user.email }),
    }));
    await done;
    expect(await db.oneTimeCode.count({ where: { userId: user.id } })).toBe(0);
    expect(await mailsTo(user.email)).toMatchObject([{ template: 'account_deleted' }]);
  });
});

describe('an email', () => {
  beforeEach(() => pool.query('DELETE FROM graphile_worker._private_jobs'));

  const otp = (user: Account) =>
    queueMail(db, {
      to: user.email,
      about: [user.id],
      locale: 'en',
      template: 'otp',
      params: { name: 'Sari', code: 'ABC234', minutes: 10 },
    });

  test('leaves no file when its reader is erased while it is being sent', async () => {
    const user = await account();
    await otp(user);
    const [send, forget] = mailJobs(mails) as readonly Job[];
    if (!send || !forget) throw new Error('mails are sent, and forgotten');
    const [taken, held] = [signal(), signal()];
    const sendWhenReleased: Job = {
      ...send,
      async run(ctx, payload, about) {
        taken.give();
        await held.given;
        await send.run(ctx, payload, about);
      },
    };
    const sending = runJobs([sendWhenReleased]);
    await taken.given;
    await db.$transaction(erasing(user));
    const [waiting] = (await waitingJobs()).filter(({ name }) => name === forget.name);
    await pool.query(
      'DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL AND attempts = 0 AND flags IS NULL',
    );
    await forget.run(jobCtx(later(61)), waiting?.payload as JobPayloads['mail.forget']);
    held.give();
    await sending;
    await runJobs([send]);
    expect(await filesFor(user)).toHaveLength(2);
    await makeJobsDue();
    await runJobs(mailJobs(mails));
    // The confirmation of the erasure is the only mail left.
    expect(await filesFor(user)).toHaveLength(1);
  });

  test('is not lost when it is for a new person at the same address', async () => {
    const user = await account();
    await db.$transaction(erasing(user));
    const again = await account({ email: user.email });
    await otp(again);
    await runJobs(mailJobs(mails));
    await makeJobsDue();
    await runJobs(mailJobs(mails));
    expect(await filesFor(user)).toHaveLength(1);
  });
});

describe('money of an erased person', () => {
  async function erasedWithOrder() {
    const user = await account();
    const { slug, id: productId } = await bookableProduct();
    const caller = await callerFor(await signIn(user), { now: ordered });
    const { uuid } = await caller.order.create(newOrder(slug));
    await expireOrder(jobCtx(later(31)), uuid);
    await db.$transaction(erasing(user));
    return { uuid, user, productId };
  }

  test('is refunded when it arrives late, without a booking or an email', async () => {
    const { uuid, user, productId } = await erasedWithOrder();
    await atTheSandbox(uuid, { status: 'paid' }, later(70));
    const [attempt] = await db.paymentAttempt.findMany({ where: { orderId: uuid } });
    await checkAttempt({ db, now: later(70) }, attempt?.id ?? '', paymentHook);
    expect(await db.order.findUniqueOrThrow({ where: { id: uuid } })).toMatchObject({ status: 'expired' });
    expect((await db.departure.findFirstOrThrow({ where: { productId } })).taken).toBe(0);
    await runJobs(paymentJobs(paymentHook));
    expect(await db.refund.findMany({ where: { orderId: uuid } })).toMatchObject([{ status: 'succeeded' }]);
    expect(await db.paymentAttempt.findMany({ where: { orderId: uuid } })).toMatchObject([{ paymentUrl: null }]);
    expect(await mailsTo(user.email)).toMatchObject([{ template: 'account_deleted' }]);
    expect(await mailsTo(`erased-${user.id}@erased.invalid`)).toEqual([]);
    const shopMails = (await mailsTo(defaultShop.identity.email)).filter(({ params }) => params.uuid === uuid);
    expect(shopMails).toMatchObject([{ params: { kind: 'paid_after_expiry', name: '', email: '' } }]);
  });
});
