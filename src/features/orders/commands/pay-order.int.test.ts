import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, jobCtx, later } from '@/test/orders';
import { atTheSandbox, pay, payLate } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { expireOrder } from './expire-order';

describe('a payment', () => {
  test('marks an unpaid order as paid, once', async () => {
    const order = await aPaidOrder();
    await pay(order.uuid, later(6));
    expect(await (await order.at(later(7))).order.get({ uuid: order.uuid })).toMatchObject({
      status: 'paid',
      paid: 300_000,
      outstanding: 700_001,
      expires_at: null,
      payment_url: null,
      can: { pay: false, cancel: true, refund: true, refund_amount: 300_000 },
    });
    expect(await order.mails()).toEqual(['order_placed', 'order_paid']);
  });

  test('of a different amount does not count and flags the order for staff', async () => {
    const order = await anOrder();
    await pay(order.uuid, later(5), 12_345);
    expect([await order.status(), await order.attention()]).toEqual(['pending_payment', ['wrong_amount']]);
  });

  test('that failed keeps the seats held, and can be retried', async () => {
    const order = await anOrder();
    await atTheSandbox(order.uuid, { status: 'failed' }, later(4));
    const caller = await order.at(later(5));
    expect(await caller.order.return({ uuid: order.uuid })).toMatchObject({ outcome: 'failed' });
    const first = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    const { payment_url } = await caller.order.pay({ uuid: order.uuid });
    expect(payment_url).not.toBe(first.paymentUrl);
    await pay(order.uuid, later(6));
    expect([await order.status(), await order.taken()]).toEqual(['paid', 2]);
  });

  test('cannot begin after the hold ended', async () => {
    const order = await anOrder();
    const late = await order.at(later(25));
    expect(await refusalOf(late.order.pay({ uuid: order.uuid }))).toMatchObject({ status: 409 });
  });

  test('for an expired order counts while seats are free', async () => {
    const order = await anOrder();
    await db.paymentAttempt.updateMany({ where: { orderId: order.uuid }, data: { status: 'pending' } });
    await expireOrder(jobCtx(later(31)), order.uuid);
    expect([await order.status(), await order.taken()]).toEqual(['expired', 0]);
    await payLate(order.uuid, later(40));
    expect([await order.status(), await order.taken()]).toEqual(['paid', 2]);
  });

  test('that waited while its order expired comes after the expiry in the timeline', async () => {
    const order = await anOrder();
    await db.paymentAttempt.updateMany({ where: { orderId: order.uuid }, data: { status: 'pending' } });
    await expireOrder(jobCtx(later(31)), order.uuid);
    await payLate(order.uuid, later(30));
    const events = await db.orderEvent.findMany({
      where: { orderId: order.uuid },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    expect(events.flatMap(({ to }) => to ?? [])).toEqual(['pending_payment', 'expired', 'paid']);
  });

  test('for an expired order is refunded in full when the seats are taken', async () => {
    const order = await anOrder({}, { seatsPerDay: 2 });
    await expireOrder(jobCtx(later(31)), order.uuid);
    const other = await account();
    const caller = await callerFor(await signIn(other), { now: later(32) });
    await caller.order.create({ ...booking(order.product.slug), idempotency_key: randomUUID() });
    await payLate(order.uuid, later(40));
    expect([await order.status(), await order.taken()]).toEqual(['expired', 2]);
    expect(await order.refunds()).toMatchObject([{ amount: 300_000, reason: 'too_late' }]);
    expect(await order.mails()).toContain('payment_late_returned');
  });

  test('for a cancelled order is refunded', async () => {
    const order = await anOrder();
    await (await order.at(later(3))).order.cancel({ uuid: order.uuid });
    await payLate(order.uuid, later(40));
    expect(await order.status()).toBe('cancelled');
    expect(await order.refunds()).toMatchObject([{ amount: 300_000 }]);
  });
});

describe('the hold of an unpaid order', () => {
  test('releases the seats when it ends, once', async () => {
    const order = await anOrder();
    await expireOrder(jobCtx(later(29)), order.uuid);
    expect(await order.status()).toBe('pending_payment');
    await Promise.all([expireOrder(jobCtx(later(31)), order.uuid), expireOrder(jobCtx(later(31)), order.uuid)]);
    expect([await order.status(), await order.taken()]).toEqual(['expired', 0]);
    expect(await order.mails()).toEqual(['order_placed', 'order_expired']);
  });

  test('does not expire an order whose payment only polling reveals', async () => {
    const order = await anOrder();
    await atTheSandbox(order.uuid, { status: 'paid' }, later(20));
    await expireOrder(jobCtx(later(31)), order.uuid);
    expect([await order.status(), await order.taken()]).toEqual(['paid', 2]);
  });
});
