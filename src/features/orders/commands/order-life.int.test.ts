import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { atTheSandbox, pay, payLate } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { completePastOrders } from './complete-past-orders';
import { expireOrder } from './expire-order';
import { remindOfTomorrow } from './remind-of-tomorrow';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
/** 06:30 of the day, on Bali. */
const begins = new Date('2026-12-23T22:30:00Z');
const hoursAhead = (hours: number) => new Date(begins.getTime() - hours * 3_600_000);

const jobCtx = (now: Date) => ({ actor: system, db, now, locale: 'en' as const, requestId: 'test' });

async function anOrder(about: Parameters<typeof booking>[1] = {}, product: Parameters<typeof bookableProduct>[0] = {}) {
  const sold = await bookableProduct(product);
  const user = await account();
  const token = await signIn(user);
  const at = (now: Date) => callerFor(token, { now });
  const caller = await at(ordered);
  const { uuid } = await caller.order.create({ ...booking(sold.slug, about), idempotency_key: randomUUID() });
  return {
    uuid,
    at,
    user,
    product: sold,
    taken: async () => (await db.departure.findFirstOrThrow({ where: { productId: sold.id } })).taken,
    status: async () => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).status,
    attention: async () => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).attention,
    refunds: () => db.refund.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } }),
    mails: async () => (await mailsTo(user.email)).map(({ template }) => template),
  };
}

async function aPaidOrder(...about: Parameters<typeof anOrder>) {
  const order = await anOrder(...about);
  await pay(order.uuid, later(5));
  return order;
}

const byStaff = async (now: Date) => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });

describe('a payment', () => {
  test('makes an unpaid order a paid one, once', async () => {
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

  test('of another amount pays for nothing and flags the order for the staff', async () => {
    const order = await anOrder();
    await pay(order.uuid, later(5), 12_345);
    expect([await order.status(), await order.attention()]).toEqual(['pending_payment', ['wrong_amount']]);
  });

  test('that failed leaves the seats held, and another can be tried', async () => {
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

  test('for an expired order goes back in full when the seats are taken', async () => {
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

  test('for a cancelled order goes back', async () => {
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

describe('cancelling', () => {
  test('an unpaid order releases its seats and refunds nothing', async () => {
    const order = await anOrder();
    const answer = await (await order.at(later(3))).order.cancel({ uuid: order.uuid });
    expect(answer).toMatchObject({ status: 'cancelled', message: 'Order canceled successfully', can: { pay: false } });
    expect([await order.taken(), await order.refunds()]).toEqual([0, []]);
  });

  test.each([
    [100, 300_000],
    [72, 300_000],
    [48, 150_000],
    [24, 150_000],
  ])('%i hours before, a refund gives %i back', async (hours, amount) => {
    const order = await aPaidOrder();
    const answer = await (await order.at(hoursAhead(hours))).order.refund({ uuid: order.uuid });
    expect(answer).toMatchObject({ status: 'refunded', refunding: amount, message: 'Order refunded successfully' });
    expect([await order.taken(), await order.refunds()]).toMatchObject([0, [{ amount, reason: 'customer' }]]);
  });

  test('less than a day before, an order can be cancelled but not refunded', async () => {
    const order = await aPaidOrder();
    const late = await order.at(hoursAhead(23));
    expect(await refusalOf(late.order.refund({ uuid: order.uuid }))).toMatchObject({ code: 'not_refundable' });
    expect([await order.status(), await order.taken()]).toEqual(['paid', 2]);
    expect(await late.order.cancel({ uuid: order.uuid })).toMatchObject({ status: 'cancelled', refunding: 0 });
  });

  test('happens once, however many parallel requests there are', async () => {
    const order = await aPaidOrder();
    const caller = await order.at(hoursAhead(80));
    const calls = await Promise.allSettled([
      caller.order.cancel({ uuid: order.uuid }),
      caller.order.refund({ uuid: order.uuid }),
      caller.order.cancel({ uuid: order.uuid }),
    ]);
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await order.taken(), (await order.refunds()).length]).toEqual([0, 1]);
  });

  test('is refused for the order of another customer', async () => {
    const order = await aPaidOrder();
    const other = await callerFor(await signIn(await account()), { now: later(10) });
    for (const call of [other.order.get, other.order.pay, other.order.cancel, other.order.refund, other.order.return])
      expect(await refusalOf(call({ uuid: order.uuid }))).toMatchObject({ code: 'not_found', status: 404 });
    expect(await refusalOf(other.order.get({ uuid: 'no-uuid' }))).toMatchObject({ status: 404 });
    expect((await other.order.list({})).data).toEqual([]);
  });
});

describe('the staff', () => {
  test('confirm a paid order only once', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    expect(await staff.admin.orders.confirm({ uuid: order.uuid })).toMatchObject({ status: 'confirmed' });
    expect(await refusalOf(staff.admin.orders.confirm({ uuid: order.uuid }))).toMatchObject({ code: 'order_state' });
    expect(await order.mails()).toContain('order_confirmed');
  });

  test('decline with a reason that the customer reads, and all the money goes back', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(hoursAhead(2));
    expect(await refusalOf(staff.admin.orders.decline({ uuid: order.uuid, reason: ' ' }))).toMatchObject({
      errors: { reason: ['Reason is required'] },
    });
    await staff.admin.orders.decline({ uuid: order.uuid, reason: 'The boat is broken' });
    const view = await (await order.at(hoursAhead(1))).order.get({ uuid: order.uuid });
    expect(view).toMatchObject({ status: 'declined', decline_reason: 'The boat is broken', refunding: 300_000 });
    expect(await order.taken()).toBe(0);
  });

  test('refund a part without ending the order, and never more than is held', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    expect(await staff.admin.orders.refund({ uuid: order.uuid, amount: 100_000 })).toMatchObject({ status: 'paid' });
    const tooMuch = staff.admin.orders.refund({ uuid: order.uuid, amount: 200_001 });
    expect(await refusalOf(tooMuch)).toMatchObject({
      status: 422,
      errors: { amount: [expect.stringContaining('200')] },
    });
    expect(await staff.admin.orders.refund({ uuid: order.uuid })).toMatchObject({ status: 'refunded' });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([100_000, 200_000]);
    expect(await order.taken()).toBe(0);
  });

  test('move an order to a day with free seats, and the old seats are free', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    expect(await staff.admin.orders.move({ uuid: order.uuid, date: '2026-12-26' })).toMatchObject({
      activity_date: '2026-12-26',
      status: 'paid',
    });
    const days = await db.departure.findMany({ where: { productId: order.product.id }, orderBy: { date: 'asc' } });
    expect(days.map(({ taken }) => taken)).toEqual([0, 2]);
    const movedMail = (await mailsTo(order.user.email)).find(({ template }) => template === 'order_moved');
    expect(movedMail?.params).toMatchObject({ date: '2026-12-26', dateBefore: '2026-12-24', confirmed: false });
  });

  test('move an order of a product that is no longer shown', async () => {
    const order = await aPaidOrder();
    await db.product.update({ where: { id: order.product.id }, data: { active: false } });
    const staff = await byStaff(later(60));
    expect(await staff.admin.orders.move({ uuid: order.uuid, date: '2026-12-26' })).toMatchObject({
      activity_date: '2026-12-26',
    });
  });

  test('move two orders to each other’s day at the same moment, repeatedly', async () => {
    const order = await aPaidOrder();
    const customer = await callerFor(await signIn(await account()), { now: ordered });
    const days = ['2026-12-24', '2026-12-26'] as const;
    const there = { ...booking(order.product.slug, { activity_date: days[1] }), idempotency_key: randomUUID() };
    const other = await customer.order.create(there);
    await pay(other.uuid, later(6));
    const staff = await byStaff(later(60));
    const move = (uuid: string, to: number) => staff.admin.orders.move({ uuid, date: days[to % 2] ?? '' });
    for (let round = 0; round < 8; round += 1)
      await Promise.all([move(order.uuid, round + 1), move(other.uuid, round)]);
    const held = await db.departure.findMany({ where: { productId: order.product.id } });
    expect(held.map(({ taken }) => taken)).toEqual([2, 2]);
  });

  test('take the rest on site until nothing is due', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    const payment = { uuid: order.uuid, method: 'cash' as const };
    expect(await staff.admin.orders.take_payment({ ...payment, amount: 500_000 })).toMatchObject({
      outstanding: 200_001,
    });
    expect(await refusalOf(staff.admin.orders.take_payment({ ...payment, amount: 200_002 }))).toMatchObject({
      status: 422,
    });
    expect(await staff.admin.orders.take_payment({ ...payment, amount: 200_001 })).toMatchObject({ outstanding: 0 });
  });

  test('refund a part without raising the amount due on site', async () => {
    const order = await aPaidOrder();
    const { uuid } = order;
    const staff = (await byStaff(later(60))).admin.orders;
    expect(await staff.refund({ uuid, amount: 100_000 })).toMatchObject({ refunding: 100_000, outstanding: 700_001 });
    const { data } = await staff.list({ search: order.user.email });
    expect(data).toMatchObject([{ due: 700_001 }]);
    const payment = { uuid, method: 'cash' as const };
    expect(await refusalOf(staff.take_payment({ ...payment, amount: 700_002 }))).toMatchObject({ status: 422 });
    expect(await staff.take_payment({ ...payment, amount: 700_001 })).toMatchObject({ outstanding: 0 });
  });

  test('find the order of a Japanese customer by the name as written, family name first', async () => {
    const order = await aPaidOrder();
    const { id, email } = order.user;
    await db.user.update({ where: { id }, data: { firstName: '花子', lastName: '佐々木' } });
    const staff = (await byStaff(later(60))).admin.orders;
    const { data } = await staff.list({ search: `佐々木花子 ${email}` });
    expect(data).toMatchObject([{ uuid: order.uuid, name: '佐々木花子' }]);
    expect((await staff.list({ search: `花子佐々木 ${email}` })).data).toEqual([]);
  });

  test('write notes that the customer never sees', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    await staff.admin.orders.add_note({ uuid: order.uuid, note: 'Knows the captain' });
    const view = await (await order.at(later(61))).order.get({ uuid: order.uuid });
    expect(JSON.stringify(view)).not.toContain('captain');
  });

  test('leave a line in the audit log with everything they do to an order', async () => {
    const order = await aPaidOrder();
    const staff = (await byStaff(later(60))).admin.orders;
    const { uuid } = order;
    await staff.confirm({ uuid });
    await staff.move({ uuid, date: '2026-12-26' });
    await staff.take_payment({ uuid, method: 'cash', amount: 1_000 });
    await staff.refund({ uuid, amount: 2_000 });
    await staff.cancel({ uuid, refund_amount: 0 });
    const log = await db.auditEntry.findMany({ where: { entityId: uuid, action: 'update' }, orderBy: { id: 'asc' } });
    expect(log).toMatchObject([
      { before: { status: 'paid' }, after: { status: 'confirmed' } },
      { before: { activity_date: '2026-12-24' }, after: { activity_date: '2026-12-26' } },
      { after: { on_site: 1_000, method: 'cash' } },
      { after: { refund: 2_000 } },
      { before: { status: 'confirmed' }, after: { status: 'cancelled' } },
    ]);
    expect(log.every(({ entity, actorId }) => entity === 'order' && actorId !== null)).toBe(true);
  });

  test('cannot change an order that is over', async () => {
    const order = await aPaidOrder();
    const staff = (await byStaff(later(60))).admin.orders;
    const { uuid } = order;
    await staff.decline({ uuid, reason: 'Storm' });
    for (const call of [
      () => staff.confirm({ uuid }),
      () => staff.decline({ uuid, reason: 'Again' }),
      () => staff.cancel({ uuid }),
      () => staff.refund({ uuid, amount: 1 }),
      () => staff.move({ uuid, date: '2026-12-26' }),
      () => staff.take_payment({ uuid, method: 'cash', amount: 1 }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'order_state', status: 409 });
  });

  test('move an order only to another day, and give back no more than is held', async () => {
    const order = await aPaidOrder();
    const staff = (await byStaff(later(60))).admin.orders;
    const { uuid } = order;
    expect((await refusalOf(staff.move({ uuid, date: '2026-12-24' }))).errors).toHaveProperty('date');
    expect((await refusalOf(staff.cancel({ uuid, refund_amount: 300_001 }))).errors).toHaveProperty('refund_amount');
    expect(await order.taken()).toBe(2);
  });

  test('leave an audit row when they read divers’ data', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.get({ uuid: order.uuid });
    expect(await db.auditEntry.findMany({ where: { entityId: order.uuid } })).toMatchObject([{ action: 'view' }]);
  });
});

describe('a refund that the gateway refused', () => {
  async function aRefusedRefund() {
    const order = await aPaidOrder();
    await (await order.at(later(60))).order.refund({ uuid: order.uuid });
    const [refund] = await order.refunds();
    await db.refund.updateMany({ where: { orderId: order.uuid }, data: { status: 'failed', tries: 1 } });
    await db.order.update({ where: { id: order.uuid }, data: { attention: ['refund_failed'] } });
    return { ...order, refund: refund?.id ?? '' };
  }

  test('is retried by the staff, and the order no longer needs a person', async () => {
    const { uuid, refund, refunds, attention } = await aRefusedRefund();
    await (await byStaff(later(90))).admin.orders.retry_refund({ uuid, refund });
    expect(await refunds()).toMatchObject([{ status: 'requested', round: 1 }]);
    expect(await attention()).toEqual([]);
  });

  test('is settled by hand, and the customer is notified', async () => {
    const { uuid, refund, refunds, attention, mails } = await aRefusedRefund();
    const staff = await byStaff(later(90));
    expect(await staff.admin.orders.refunded_by_hand({ uuid, refund })).toMatchObject({ refunded: 300_000 });
    expect(await refunds()).toMatchObject([{ status: 'succeeded' }]);
    expect(await attention()).toEqual([]);
    expect(await mails()).toContain('refund_done');
    const twice = staff.admin.orders.refunded_by_hand({ uuid, refund });
    expect(await refusalOf(twice)).toMatchObject({ status: 409 });
  });

  test('of another order is not found', async () => {
    const { refund } = await aRefusedRefund();
    const other = await aPaidOrder();
    const staff = await byStaff(later(90));
    expect(await refusalOf(staff.admin.orders.retry_refund({ uuid: other.uuid, refund }))).toMatchObject({
      status: 404,
    });
  });
});

describe('over time', () => {
  test('a confirmed order whose day is over is completed, the next day on Bali', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    await completePastOrders(jobCtx(new Date('2026-12-24T15:59:00Z')));
    expect(await order.status()).toBe('confirmed');
    await completePastOrders(jobCtx(new Date('2026-12-24T16:01:00Z')));
    expect([await order.status(), await order.taken()]).toEqual(['completed', 2]);
  });

  test('a course is completed after its last day, and its guests are reminded before its first only', async () => {
    const order = await aPaidOrder({}, { durationDays: 3 });
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    await remindOfTomorrow(jobCtx(new Date('2026-12-24T09:00:00Z')));
    expect(await order.mails()).not.toContain('order_reminder');
    await completePastOrders(jobCtx(new Date('2026-12-26T15:59:00Z')));
    expect(await order.status()).toBe('confirmed');
    await completePastOrders(jobCtx(new Date('2026-12-26T16:01:00Z')));
    expect(await order.status()).toBe('completed');
  });

  test('a guest is reminded the day before, once', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    const evening = jobCtx(new Date('2026-12-23T09:00:00Z'));
    await Promise.all([remindOfTomorrow(evening), remindOfTomorrow(evening)]);
    expect((await order.mails()).filter((mail) => mail === 'order_reminder')).toHaveLength(1);
  });
});
