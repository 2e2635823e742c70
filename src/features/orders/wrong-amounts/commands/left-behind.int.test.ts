import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { orderJobs } from '@/features/orders/jobs';
import { db, pool } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import {
  arrives,
  expectSound,
  expireAt,
  later,
  paysAgain,
  refundsArrive,
  staffAt,
  type UnpaidBooking,
  unpaidBooking,
} from '@/test/wrong-amounts';
import { brokenInvariants } from '../../../../../scripts/lib/invariants';

afterEach(expectSound);

const migrationOf = (name: string) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');
const migration = migrationOf('20261122170000_wrong_amounts');
const renames = migrationOf('20261123040000_names_of_the_api').matchAll(/RENAME VALUE ('\w+') TO ('\w+')/g);
/** The part of the migration that updates existing rows, with the values' current names. */
const carryOver = [...renames].reduce(
  (sql, [, from = '', to = '']) => sql.replaceAll(from, to),
  migration.slice(migration.indexOf('-- A wrong amount that was promised back in full is settled')),
);

/**
 * Puts an order into the state an earlier version left it in: flagged with a wrong amount, without a retained amount.
 */
async function leaveBehind({ uuid }: UnpaidBooking, status?: 'expired' | 'cancelled' | 'paid'): Promise<void> {
  await db.refund.deleteMany({ where: { orderId: uuid, reason: 'wrong_amount' } });
  await db.paymentAttempt.updateMany({ where: { orderId: uuid }, data: { wrongOutcome: null } });
  await db.order.update({
    where: { id: uuid },
    data: { retained: null, attention: ['wrong_amount'], ...(status && { status }) },
  });
}

async function migrateAgain(): Promise<void> {
  await pool.query(carryOver);
}

async function brokenFacts(): Promise<string[]> {
  const client = await pool.connect();
  return (await brokenInvariants(client).finally(() => client.release())).map(({ fact }) => fact);
}

/** Runs the job that is due every five minutes. */
async function sweep(): Promise<void> {
  const ctx = { actor: system, db, now: later(60), locale: 'en' as const, requestId: 'test' };
  await orderJobs.find(({ name }) => name === 'orders.expire_overdue')?.run(ctx, {} as never);
}

describe('an order that an earlier version left with a wrong amount', () => {
  test('is found, and the wrong amount goes back once', async () => {
    const order = await unpaidBooking();
    await arrives(order.uuid, 5, 290_000);
    await expireAt(order.uuid, 31);
    await leaveBehind(order);
    await migrateAgain();
    expect(await order.row()).toMatchObject({ retained: 0, attention: ['wrong_amount'] });
    expect(await brokenFacts()).toContain(
      'No ended order keeps money that is neither a fee by policy nor being refunded',
    );
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await order.refunds()).toMatchObject([{ amount: 290_000, reason: 'wrong_amount' }]);
    expect((await order.row()).attention).toEqual([]);
    expect((await order.mails()).filter((mail) => mail === 'payment_wrong_returned')).toHaveLength(1);
  });

  test('that was paid with another payment keeps the booking and gives the wrong amount back', async () => {
    const order = await unpaidBooking();
    await arrives(order.uuid, 5, 290_000);
    await paysAgain(order, 8, 300_000);
    await leaveBehind(order);
    await migrateAgain();
    await sweep();
    expect(await order.row()).toMatchObject({ status: 'paid', retained: null, attention: [] });
    expect(await order.refunds()).toMatchObject([{ amount: 290_000 }]);
    expect(await order.mails()).toContain('payment_excess_returned');
  });

  test('can have the wrong amount accepted before the job finds it', async () => {
    const order = await unpaidBooking();
    await arrives(order.uuid, 5, 290_000);
    await expireAt(order.uuid, 31);
    await leaveBehind(order);
    await (await staffAt(40)).accept_wrong_amount({ uuid: order.uuid });
    expect(await order.row()).toMatchObject({ status: 'paid', attention: [] });
  });

  test('that gave back half of it by the earlier policy has the other half given back', async () => {
    const order = await unpaidBooking();
    await arrives(order.uuid, 5, 290_000);
    await (await order.at(6)).order.cancel({ uuid: order.uuid });
    const [refund] = await order.refunds();
    await leaveBehind(order);
    await db.refund.create({ data: { ...refund, reason: 'cancelled', amount: 145_000, orderId: order.uuid } });
    await migrateAgain();
    await sweep();
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([145_000, 145_000]);
    expect(await order.row()).toMatchObject({ retained: 0, attention: [] });
  });
});

describe('the migration stores the retained amount', () => {
  test('of an order that was cancelled by the earlier policy, refunded, declined, or took place', async () => {
    const cancelled = await unpaidBooking();
    await arrives(cancelled.uuid, 5, 300_000);
    await (await staffAt(10)).cancel({ uuid: cancelled.uuid, refund_amount: 100_000, reason: 'No manta' });
    const declined = await unpaidBooking();
    await arrives(declined.uuid, 5, 300_000);
    await (await staffAt(10)).decline({ uuid: declined.uuid, reason: 'Storm' });
    await refundsArrive();
    const refused = await unpaidBooking();
    await arrives(refused.uuid, 5, 300_000);
    await (await staffAt(10)).cancel({ uuid: refused.uuid, refund_amount: 100_000, reason: 'No manta' });
    await db.refund.updateMany({ where: { orderId: refused.uuid }, data: { status: 'failed' } });
    await db.order.updateMany({ data: { retained: null } });
    await migrateAgain();
    const retained = async (order: UnpaidBooking) => (await order.row()).retained;
    expect([await retained(cancelled), await retained(declined), await retained(refused)]).toEqual([
      200_000, 0, 200_000,
    ]);
  });

  test('and the job adds it for an order that a process of an earlier version ends meanwhile', async () => {
    const order = await unpaidBooking();
    await arrives(order.uuid, 5, 300_000);
    await (await staffAt(10)).cancel({ uuid: order.uuid, refund_amount: 100_000, reason: 'No manta' });
    await db.order.update({ where: { id: order.uuid }, data: { retained: null } });
    await sweep();
    expect(await order.row()).toMatchObject({ retained: 200_000 });
  });
});
