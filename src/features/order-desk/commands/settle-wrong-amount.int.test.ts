import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import {
  completeRefunds,
  expectSound,
  expireAt,
  later,
  payAgainFor,
  receivePayment,
  staffAt,
  unpaidBooking,
} from '@/test/wrong-amounts';

afterEach(expectSound);

/** The total is 1,000,001 rupiah, of which 300,000 or the full amount is due now. */
async function bookingWith(amount: number, payment: 'down_payment' | 'full_payment' = 'down_payment') {
  const order = await unpaidBooking({ payment_type: payment });
  await receivePayment(order.uuid, 5, amount);
  return order;
}

describe('accepting a wrong amount', () => {
  test.each([
    ['less: the rest is due on site', 290_000, 'down_payment', { dueNow: 290_000, remaining: 710_001, excess: 0 }],
    ['more: the rest is less', 310_000, 'down_payment', { dueNow: 310_000, remaining: 690_001, excess: 0 }],
    ['less of all of it', 990_000, 'full_payment', { dueNow: 990_000, remaining: 10_001, excess: 0 }],
    [
      'more than the total: that goes back',
      1_100_000,
      'down_payment',
      { dueNow: 1_000_001, remaining: 0, excess: 99_999 },
    ],
  ] as const)('%s', async (_what, amount, payment, { dueNow, remaining, excess }) => {
    const order = await bookingWith(amount, payment);
    const staff = await staffAt(10);
    expect((await staff.get({ uuid: order.uuid })).acceptance).toEqual({
      amount,
      due_now: dueNow,
      remaining_balance: remaining,
      excess,
      needs_seats: false,
    });
    const accepted = await staff.accept_wrong_amount({ uuid: order.uuid, amount });
    expect(accepted).toMatchObject({
      status: 'paid',
      total: 1_000_001,
      due_now: dueNow,
      remaining_balance: remaining,
      outstanding: remaining,
      refunding: excess,
      attention: [],
      wrong_amount: null,
      acceptance: null,
    });
    expect((await order.refunds()).map((refund) => [refund.amount, refund.reason])).toEqual(
      excess > 0 ? [[excess, 'excess']] : [],
    );
    expect((await order.mail('order_paid'))?.params).toMatchObject({ received: amount, paid: dueNow, due: remaining });
    await expireAt(order.uuid, 31);
    expect(await order.row()).toMatchObject({ status: 'paid', retained: null });
  });

  test('is recorded in the timeline and in the audit log', async () => {
    const order = await bookingWith(290_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: order.uuid });
    expect((await order.view(11)).timeline.slice(-2)).toMatchObject([
      { kind: 'status', by: 'admin', from: 'pending_payment', to: 'paid' },
      { kind: 'wrong_amount_accepted', by: 'admin', amount: 290_000 },
    ]);
    expect(await db.auditEntry.findFirst({ where: { entityId: order.uuid, action: 'update' } })).toMatchObject({
      before: { status: 'pending_payment', due_now: 300_000, remaining_balance: 700_001 },
      after: { status: 'paid', due_now: 290_000, remaining_balance: 710_001, wrong_amount_accepted: 290_000 },
    });
  });

  test('closes the payment session, and money paid there afterwards is refunded', async () => {
    const order = await bookingWith(290_000);
    await (await order.at(6)).order.pay({ uuid: order.uuid });
    await (await staffAt(10)).accept_wrong_amount({ uuid: order.uuid });
    const [, again] = await db.paymentAttempt.findMany({ where: { orderId: order.uuid }, orderBy: { id: 'asc' } });
    expect(again?.status).toBe('cancelled');
    await receivePayment(order.uuid, 12, 300_000);
    expect(await order.refunds()).toMatchObject([{ amount: 300_000, reason: 'excess' }]);
    expect(await order.view(13)).toMatchObject({ status: 'paid', outstanding: 710_001 });
  });

  test('applies only to the amount staff saw, and happens once', async () => {
    const order = await bookingWith(290_000);
    await payAgainFor(order, 8, 7);
    const staff = await staffAt(10);
    const { uuid } = order;
    expect(await refusalOf(staff.accept_wrong_amount({ uuid, amount: 290_000 }))).toMatchObject({
      code: 'changed_meanwhile',
    });
    const calls = await Promise.allSettled([staff.accept_wrong_amount({ uuid }), staff.accept_wrong_amount({ uuid })]);
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await order.row()).toMatchObject({ status: 'paid', dueNow: 290_007 });
  });
});

describe('accepting after the hold, while the shop still has the money', () => {
  /** The payment channel cannot refund, so the money stays with the shop until staff send it. */
  async function waitsForAPerson(about: Parameters<typeof unpaidBooking>[1] = {}) {
    const order = await unpaidBooking({}, about);
    await receivePayment(order.uuid, 5, 290_000);
    await expireAt(order.uuid, 31);
    await db.refund.updateMany({ where: { orderId: order.uuid }, data: { status: 'by_hand' } });
    await db.order.update({ where: { id: order.uuid }, data: { attention: ['refund_by_hand'] } });
    return order;
  }

  test('claims the seats again', async () => {
    const order = await waitsForAPerson();
    const staff = await staffAt(60);
    expect((await staff.get({ uuid: order.uuid })).acceptance).toMatchObject({ amount: 290_000, needs_seats: true });
    expect(await staff.accept_wrong_amount({ uuid: order.uuid })).toMatchObject({ status: 'paid', attention: [] });
    expect([await order.taken(), (await order.row()).retained]).toEqual([2, null]);
    const [refund] = await order.refunds();
    expect(refund).toMatchObject({ status: 'failed', withdrawnAt: later(60) });
    const refundedByHand = (which: { uuid: string; refund: string }) =>
      staff.refunded_by_hand({ ...which, how: 'cash', reason: 'Ill' });
    for (const call of [staff.retry_refund, refundedByHand])
      expect(await refusalOf(call({ uuid: order.uuid, refund: refund?.id ?? '' }))).toMatchObject({ status: 409 });
    await staff.decline({ uuid: order.uuid, reason: 'Storm' });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([290_000, 290_000]);
  });

  test('changes nothing when the seats are taken', async () => {
    const order = await waitsForAPerson({ seatsPerDay: 2 });
    const other = await callerFor(await signIn(await account()), { now: later(40) });
    await other.order.create({ ...booking(order.product.slug), idempotency_key: order.uuid });
    const staff = await staffAt(60);
    expect(await refusalOf(staff.accept_wrong_amount({ uuid: order.uuid }))).toMatchObject({
      code: 'seats_gone',
      status: 409,
    });
    expect(await order.row()).toMatchObject({ status: 'expired', attention: ['refund_by_hand'] });
    expect(await order.refunds()).toMatchObject([{ status: 'by_hand', withdrawnAt: null }]);
  });

  test('is refused once the money has left', async () => {
    const order = await bookingWith(290_000);
    await expireAt(order.uuid, 31);
    await completeRefunds();
    const staff = await staffAt(60);
    expect((await staff.get({ uuid: order.uuid })).acceptance).toBeNull();
    expect(await refusalOf(staff.accept_wrong_amount({ uuid: order.uuid }))).toMatchObject({
      code: 'no_wrong_amount',
      status: 409,
    });
  });
});

describe('refunding a wrong amount', () => {
  test('leaves the order payable until its hold ends', async () => {
    const order = await bookingWith(290_000);
    const staff = await staffAt(10);
    const given = await staff.return_wrong_amount({ uuid: order.uuid });
    expect(given).toMatchObject({ status: 'pending_payment', refunding: 290_000, attention: [], wrong_amount: null });
    expect(await order.mails()).toContain('payment_wrong_returned');
    expect(await refusalOf(staff.return_wrong_amount({ uuid: order.uuid }))).toMatchObject({ code: 'no_wrong_amount' });
    await payAgainFor(order, 12, 300_000);
    expect(await order.row()).toMatchObject({ status: 'paid', dueNow: 300_000 });
    expect(await order.refunds()).toHaveLength(1);
  });
});

describe('while a wrong amount waits', () => {
  test('other actions are refused until it is settled, and a full refund includes it', async () => {
    const order = await bookingWith(290_000);
    const staff = await staffAt(10);
    const { uuid } = order;
    for (const call of [
      () => staff.confirm({ uuid }),
      () => staff.decline({ uuid, reason: 'Storm' }),
      () => staff.move({ uuid, date: '2026-12-26' }),
      () => staff.take_payment({ uuid, amount: 1, method: 'cash' }),
      () => staff.refund({ uuid, amount: 10, reason: 'No manta' }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'wrong_amount_waits', status: 409 });
    const inCash = await staff.refund({ uuid, how: 'cash', reason: 'Wrong account' });
    expect(inCash).toMatchObject({ status: 'pending_payment', refunding: 0, refunded: 290_000, attention: [] });
    expect(await order.refunds()).toMatchObject([{ way: 'cash', note: 'Wrong account', status: 'succeeded' }]);
  });

  test.each([undefined, 0, 100_000, 290_000])('cancelling, with %s to refund, refunds all of it', async (wanted) => {
    const order = await bookingWith(290_000);
    const staff = await staffAt(10);
    const { uuid } = order;
    const input = { uuid, reason: 'No show', ...(wanted !== undefined && { refund_amount: wanted }) };
    expect(await staff.cancel(input)).toMatchObject({ status: 'cancelled', refunding: 290_000, retained: 0 });
    expect(await order.row()).toMatchObject({ attention: [] });
  });

  test('the attention list contains the order until the wrong amount is settled', async () => {
    const order = await bookingWith(290_000);
    const staff = await staffAt(10);
    const found = async () =>
      (await staff.list({ reason: 'wrong_amount', per_page: 100 })).data.find(({ uuid }) => uuid === order.uuid);
    expect(await found()).toMatchObject({
      wrong_amount: { received: 290_000, expected: 300_000 },
      acceptance: { amount: 290_000, remaining_balance: 710_001 },
    });
    await staff.return_wrong_amount({ uuid: order.uuid });
    expect(await found()).toBeUndefined();
  });
});

test('an ended order retains what the policy retained, plus later payments on site', async () => {
  const order = await bookingWith(300_000);
  const staff = await staffAt(10);
  await staff.confirm({ uuid: order.uuid });
  const { completePastOrders } = await import('@/features/orders/commands/complete-past-orders');
  const { system } = await import('@/shared/schema/actor');
  const over = new Date('2026-12-25T00:00:00Z');
  await completePastOrders({ actor: system, db, now: over, locale: 'en', requestId: 'test' });
  expect(await order.row()).toMatchObject({ status: 'completed', retained: 300_000 });
  const paid = await staff.take_payment({ uuid: order.uuid, amount: 700_001, method: 'cash' });
  expect(paid).toMatchObject({ outstanding: 0, retained: 1_000_001 });
});
