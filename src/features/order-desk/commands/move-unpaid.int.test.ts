import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { bulkJobs } from '@/features/order-desk/bulk/jobs';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { db } from '@/server/database/db';
import { booking } from '@/test/bookings';
import { runJobs } from '@/test/jobs';
import { whileLocked } from '@/test/locks';
import { anOrder, aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { atTheSandbox, pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const NEW_DAY = '2026-12-28';
const office = async (minutes = 10) => (await byStaff(later(minutes))).admin;

async function seatsOf(productId: string) {
  const days = await db.departure.findMany({ where: { productId }, orderBy: { date: 'asc' } });
  return days.map(({ taken }) => taken);
}

describe('moving an unpaid order', () => {
  test('keeps its hold and its payment session, and moves its seats once', async () => {
    const order = await anOrder();
    const { uuid, product } = order;
    const before = await db.order.findUniqueOrThrow({ where: { id: uuid } });
    const [attempt] = await db.paymentAttempt.findMany({ where: { orderId: uuid } });
    const moved = await (await office()).orders.move({ uuid, date: NEW_DAY });
    expect(moved).toMatchObject({
      ...{ status: 'pending_payment', activity_date: NEW_DAY, may: { move: true } },
      expires_at: before.expiresAt.toISOString(),
    });
    expect(await seatsOf(product.id)).toEqual([0, 2]);
    expect(await db.paymentAttempt.findMany({ where: { orderId: uuid } })).toEqual([attempt]);
    await pay(uuid, later(12));
    expect(await order.status()).toBe('paid');
    expect(await seatsOf(product.id)).toEqual([0, 2]);
  });

  test('tells the guest the new day, the amount due and the end of the hold', async () => {
    const { uuid, user } = await anOrder();
    const { expiresAt } = await db.order.findUniqueOrThrow({ where: { id: uuid } });
    await (await office()).orders.move({ uuid, date: NEW_DAY });
    const mails = (await mailsTo(user.email)).filter(({ template }) => template === 'order_moved');
    expect(mails.map(({ params }) => params)).toMatchObject([
      { date: NEW_DAY, paid: 0, toPay: 300_000, due: 700_001, expiresAt: expiresAt.toISOString() },
    ]);
  });

  test('can be undone while the order is held, but not once the hold has ended', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const { orders } = await office();
    for (const { uuid } of [one, other]) await orders.move({ uuid, date: NEW_DAY });
    expect((await orders.undo({ uuid: one.uuid })).activity_date).toBe('2026-12-24');
    expect(await seatsOf(one.product.id)).toEqual([2, 0]);
    await expireOrder(jobCtx(later(31)), other.uuid);
    expect(await refusalOf(orders.undo({ uuid: other.uuid }))).toMatchObject({ code: 'undo_over' });
    expect(await seatsOf(other.product.id)).toEqual([0, 0]);
  });

  test('in bulk moves the orders that can move, and gives a reason for every other order', async () => {
    const [held, cancelled, expired] = [await anOrder(), await aPaidOrder(), await anOrder()];
    const admin = await office();
    await admin.orders.cancel({ uuid: cancelled.uuid, reason: 'Ill' });
    await expireOrder(jobCtx(later(31)), expired.uuid);
    const orders = [held, cancelled, expired].map(({ uuid }) => uuid);
    const bulk = (await office(32)).order_bulk;
    const messages = [null, 'This order is cancelled.', 'This order has expired: it was not paid in time.'];
    const { rows } = await bulk.preview({ kind: 'move', orders, date: NEW_DAY });
    expect(rows.map(({ state, message }) => [state, message])).toEqual([
      ['done', null],
      ['refused', messages[1]],
      ['refused', messages[2]],
    ]);
    const { uuid } = await bulk.start({ kind: 'move', orders, date: NEW_DAY, idempotency_key: randomUUID() });
    await runJobs(bulkJobs);
    expect((await bulk.get({ uuid })).rows.map(({ message }) => message)).toEqual(messages);
    expect(await held.status()).toBe('pending_payment');
    expect(await seatsOf(held.product.id)).toEqual([0, 2]);
  });

  test('in bulk shows until when an unpaid order is held, before and after', async () => {
    const [held, paid] = [await anOrder(), await aPaidOrder()];
    const { expiresAt } = await db.order.findUniqueOrThrow({ where: { id: held.uuid } });
    const orders = [held.uuid, paid.uuid];
    const bulk = (await office()).order_bulk;
    const ends = [expiresAt.toISOString(), null];
    const { rows } = await bulk.preview({ kind: 'move', orders, date: NEW_DAY });
    expect(rows.map((row) => row.expires_at)).toEqual(ends);
    const { uuid } = await bulk.start({ kind: 'move', orders, date: NEW_DAY, idempotency_key: randomUUID() });
    await runJobs(bulkJobs);
    expect((await bulk.get({ uuid })).rows.map((row) => row.expires_at)).toEqual(ends);
  });

  test('previews that an unpaid order cannot be confirmed because it is unpaid', async () => {
    const { uuid } = await anOrder();
    const { rows } = await (await office()).order_bulk.preview({ kind: 'confirm', orders: [uuid] });
    expect(rows).toMatchObject([{ state: 'refused', message: 'This order is not paid yet.' }]);
  });
});

describe('concurrent with moving an unpaid order', () => {
  const atOnce = async (uuid: string, calls: (() => Promise<unknown>)[]) => {
    const { settled } = await whileLocked(
      calls.length,
      (tx) => lockOrder(tx, uuid, {}),
      () => ({ settled: Promise.allSettled(calls.map((call) => call())) }),
    );
    return (await settled).map(({ status }) => status);
  };

  test('the end of its hold frees the seats of its current day', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { uuid, product, status } = await anOrder();
      const { orders } = await office();
      const calls = [() => orders.move({ uuid, date: NEW_DAY }), () => expireOrder(jobCtx(later(31)), uuid)];
      const [move] = await atOnce(uuid, round % 2 === 0 ? calls : calls.toReversed());
      expect(await status()).toBe('expired');
      expect((await seatsOf(product.id)).every((taken) => taken === 0)).toBe(true);
      expect(['fulfilled', 'rejected']).toContain(move);
      await expectSound();
    }
  });

  test('its payment pays for the new day', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { uuid, product, status } = await anOrder();
      const { orders } = await office();
      await atTheSandbox(uuid, { status: 'paid' }, later(9));
      const paying = () => checkAttempts({ db, now: later(10) }, uuid, paymentHook);
      const calls = [() => orders.move({ uuid, date: NEW_DAY }), paying];
      expect(await atOnce(uuid, round % 2 === 0 ? calls : calls.toReversed())).toEqual(['fulfilled', 'fulfilled']);
      expect(await status()).toBe('paid');
      expect(await seatsOf(product.id)).toEqual([0, 2]);
      await expectSound();
    }
  });

  test('of two orders moved to the last seats of a day, one gets them', async () => {
    const first = await anOrder({}, { seatsPerDay: 2 });
    const { uuid, product } = first;
    const { orders } = await office();
    const caller = await first.at(later(1));
    const second = await caller.order.create({
      ...booking(product.slug, { activity_date: '2026-12-26' }),
      idempotency_key: randomUUID(),
    });
    const calls = [uuid, second.uuid].map((one) => orders.move({ uuid: one, date: NEW_DAY }));
    const states = (await Promise.allSettled(calls)).map((call) => call.status);
    expect(states.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await seatsOf(product.id)).at(-1)).toBe(2);
  });
});
