import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
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

describe('a wrong amount on an order awaiting payment', () => {
  test('does not count, and customer and shop are told what arrived and when it is refunded', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    expect(await order.view(6)).toMatchObject({
      status: 'pending_payment',
      due_now: 300_000,
      paid: 290_000,
      refunding: 0,
      wrong_amount: { received: 290_000, expected: 300_000, returns_at: later(30).toISOString(), unbooked: [] },
      can: { pay: true, cancel: true, refund: false, refund_amount: 290_000, refund_percent: 100 },
    });
    expect((await order.view(6)).timeline.at(-1)).toMatchObject({ kind: 'wrong_amount', amount: 290_000 });
    expect((await order.row()).attention).toEqual(['wrong_amount']);
    expect((await order.mail('payment_wrong_amount'))?.params).toMatchObject({ received: 290_000, requested: 300_000 });
    expect(await order.shopMails()).toContain('wrong_amount');
  });

  test('is shown to the customer returning from the bank, until they start to pay again', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    const customer = await order.at(6);
    expect(await customer.order.return({ uuid: order.uuid })).toMatchObject({ outcome: 'wrong_amount' });
    await customer.order.pay({ uuid: order.uuid });
    // The sandbox uses the real clock.
    await db.sandboxSession.updateMany({ where: { status: 'pending' }, data: { expiresAt: new Date('2100-01-01') } });
    expect(await customer.order.return({ uuid: order.uuid })).toMatchObject({ outcome: 'waiting' });
  });

  test('is refunded once when the hold ends, and the flag is cleared', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    await Promise.all([expireAt(order.uuid, 31), expireAt(order.uuid, 31)]);
    expect(await order.row()).toMatchObject({ status: 'expired', retained: 0, attention: [] });
    expect(await order.taken()).toBe(0);
    expect(await order.refunds()).toMatchObject([{ amount: 290_000, reason: 'wrong_amount', status: 'requested' }]);
    expect((await order.events()).slice(-2)).toEqual(['status', 'wrong_amount_returned']);
    expect((await order.mail('order_expired'))?.params).toMatchObject({ paid: 290_000, refund: 290_000 });
    expect(await order.shopMails()).toContain('expired');
    await expectSound();
    await completeRefunds();
    expect(await order.view(40)).toMatchObject({ refunded: 290_000, refunding: 0, wrong_amount: null });
  });

  test('is refunded when found only at the end of the hold', async () => {
    const order = await unpaidBooking();
    const attempt = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    const paid = { status: 'paid', paidAmount: 310_000, paidAt: later(29) };
    await db.sandboxSession.update({ where: { reference: attempt.reference }, data: paid });
    await expireAt(order.uuid, 31);
    expect(await order.refunds()).toMatchObject([{ amount: 310_000 }]);
    expect(await order.mails()).toEqual(['order_placed', 'order_expired']);
  });

  test('is refunded together with a second one', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    await payAgainFor(order, 10, 7);
    expect((await order.view(11)).wrong_amount).toMatchObject({ received: 290_007, expected: 300_000 });
    await expireAt(order.uuid, 31);
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([290_000, 7]);
  });

  test('is refunded at once when the right amount arrives', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    await payAgainFor(order, 10, 300_000);
    expect(await order.row()).toMatchObject({ status: 'paid', retained: null, attention: [] });
    const refunded = await order.refunds();
    const first = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid }, orderBy: { id: 'asc' } });
    expect(refunded).toMatchObject([{ amount: 290_000, attemptId: first.id }]);
    expect(await order.view(11)).toMatchObject({ outstanding: 700_001, refunding: 290_000, wrong_amount: null });
    expect((await order.mail('order_paid'))?.params).toMatchObject({ paid: 300_000, due: 700_001 });
    expect((await order.mail('payment_excess_returned'))?.params).toMatchObject({ refund: 290_000 });
  });

  test('is refunded in full when the customer cancels, however near the day is', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    await db.orderItem.updateMany({ where: { orderId: order.uuid }, data: { activityDate: new Date('2026-11-21') } });
    const customer = await order.at(6);
    expect(await customer.order.cancel({ uuid: order.uuid })).toMatchObject({
      status: 'cancelled',
      refunding: 290_000,
    });
    expect(await order.row()).toMatchObject({ retained: 0, attention: [] });
  });
});

describe('a wrong amount on an order that is not awaiting payment', () => {
  const ends = {
    expired: (order: Awaited<ReturnType<typeof unpaidBooking>>) => expireAt(order.uuid, 31),
    cancelled: async ({ uuid, at }: Awaited<ReturnType<typeof unpaidBooking>>) => (await at(3)).order.cancel({ uuid }),
  };

  test.each(Object.entries(ends))('that is %s is refunded at once', async (status, end) => {
    const order = await unpaidBooking();
    await end(order);
    await receivePayment(order.uuid, 40, 290_000);
    expect(await order.row()).toMatchObject({ status, retained: 0, attention: [] });
    expect(await order.refunds()).toMatchObject([{ amount: 290_000, reason: 'wrong_amount' }]);
    expect((await order.mail('payment_wrong_returned'))?.params).toMatchObject({ refund: 290_000 });
    expect(await order.shopMails()).toContain('wrong_amount_returned');
  });

  test.each(['decline', 'refund'] as const)(
    'is refunded at once, the way it was paid, after staff %s the order',
    async (way) => {
      const order = await unpaidBooking();
      await receivePayment(order.uuid, 5, 300_000);
      const first = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
      const again = { ...first, id: undefined, sessionId: null, paymentUrl: null, status: 'cancelled' as const };
      const { id } = await db.paymentAttempt.create({ data: { ...again, reference: `${first.reference}-2` } });
      const staff = await staffAt(10);
      if (way === 'decline') await staff.decline({ uuid: order.uuid, reason: 'Storm' });
      else await staff.refund({ uuid: order.uuid, reason: 'No manta' });
      await receivePayment(order.uuid, 40, 5);
      expect(await order.row()).toMatchObject({ retained: 0, attention: [] });
      expect((await order.refunds()).at(-1)).toMatchObject({ amount: 5, attemptId: id });
    },
  );

  test('is refunded at once when another payment covered the order, and the booking stays valid', async () => {
    const order = await unpaidBooking();
    const first = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    await receivePayment(order.uuid, 5, 300_000);
    const again = { ...first, id: undefined, sessionId: null, paymentUrl: null, status: 'cancelled' as const };
    const { id } = await db.paymentAttempt.create({ data: { ...again, reference: `${first.reference}-2` } });
    await receivePayment(order.uuid, 8, 290_000);
    expect(await order.row()).toMatchObject({ status: 'paid', attention: [] });
    expect(await order.refunds()).toMatchObject([{ amount: 290_000, attemptId: id }]);
    expect(await order.mails()).toContain('payment_excess_returned');
  });
});

describe('money that the rupiah ledger cannot hold', () => {
  test.each([
    ['in dollars', 70, 'USD'],
    ['of no amount', 0, 'IDR'],
  ])("%s waits for staff, whatever the order's status", async (_what, amount, currency) => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, amount, currency);
    expect(await order.view(6)).toMatchObject({
      paid: 0,
      wrong_amount: {
        received: 0,
        returns_at: null,
        unbooked: [{ amount, currency: currency === 'USD' ? 'USD' : null }],
      },
    });
    expect(await order.mails()).toContain('payment_unbooked');
    await expireAt(order.uuid, 31);
    expect(await order.row()).toMatchObject({ status: 'expired', retained: 0, attention: ['wrong_amount'] });
    const staff = await staffAt(40);
    expect(await refusalOf(staff.accept_wrong_amount({ uuid: order.uuid }))).toMatchObject({ code: 'no_wrong_amount' });
    expect(await staff.return_wrong_amount({ uuid: order.uuid })).toMatchObject({ attention: [], wrong_amount: null });
    expect(await order.refunds()).toEqual([]);
    expect(await order.mails()).toContain('payment_wrong_returned');
    expect(await refusalOf(staff.return_wrong_amount({ uuid: order.uuid }))).toMatchObject({ status: 409 });
  });

  test('stays flagged for staff when they accept a rupiah amount', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 70, 'USD');
    await payAgainFor(order, 8, 290_000);
    const staff = await staffAt(10);
    const accepted = await staff.accept_wrong_amount({ uuid: order.uuid, amount: 290_000 });
    expect(accepted).toMatchObject({ status: 'paid', attention: ['wrong_amount'], wrong_amount: { received: 0 } });
  });
});
