import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { aPaidOrder, byStaff, hoursAhead, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

describe('staff', () => {
  test('confirm a paid order only once', async () => {
    const order = await aPaidOrder();
    const staff = await byStaff(later(60));
    expect(await staff.admin.orders.confirm({ uuid: order.uuid })).toMatchObject({ status: 'confirmed' });
    expect(await refusalOf(staff.admin.orders.confirm({ uuid: order.uuid }))).toMatchObject({
      code: 'state_not_allowed',
    });
    expect(await order.mails()).toContain('order_confirmed');
  });

  test('decline with a reason that the customer reads, and refund all the money', async () => {
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
    expect(await staff.admin.orders.refund({ uuid: order.uuid, amount: 100_000, reason: 'No manta' })).toMatchObject({
      status: 'paid',
    });
    const tooMuch = staff.admin.orders.refund({ uuid: order.uuid, amount: 200_001, reason: 'No manta' });
    expect(await refusalOf(tooMuch)).toMatchObject({
      status: 422,
      errors: { amount: [expect.stringContaining('200')] },
    });
    expect(await staff.admin.orders.refund({ uuid: order.uuid, reason: 'No manta' })).toMatchObject({
      status: 'refunded',
    });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([100_000, 200_000]);
    const { timeline } = await staff.admin.orders.get({ uuid: order.uuid });
    const requested = timeline.filter(({ kind }) => kind === 'refund_requested');
    expect(requested.map(({ by, actor }) => [by, actor])).toEqual([
      ['admin', expect.stringMatching(/./)],
      ['admin', expect.stringMatching(/./)],
    ]);
    expect(await order.taken()).toBe(0);
  });

  test('move an order to a day with free seats, which frees the old seats', async () => {
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

  test('move an order even when its product is no longer shown', async () => {
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
    expect(await staff.refund({ uuid, amount: 100_000, reason: 'No manta' })).toMatchObject({
      refunding: 100_000,
      outstanding: 700_001,
    });
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

  test('leave a line in the audit log with every action on an order', async () => {
    const order = await aPaidOrder();
    const staff = (await byStaff(later(60))).admin.orders;
    const { uuid } = order;
    await staff.confirm({ uuid });
    await staff.move({ uuid, date: '2026-12-26' });
    await staff.take_payment({ uuid, method: 'cash', amount: 1_000 });
    await staff.refund({ uuid, amount: 2_000, reason: 'No manta' });
    await staff.cancel({ uuid, refund_amount: 0, reason: 'No manta' });
    const log = await db.auditEntry.findMany({ where: { entityId: uuid, action: 'update' }, orderBy: { id: 'asc' } });
    expect(log).toMatchObject([
      { before: { status: 'paid' }, after: { status: 'confirmed' } },
      { before: { activity_date: '2026-12-24' }, after: { activity_date: '2026-12-26' } },
      { after: { cash: 1_000 } },
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
      () => staff.refund({ uuid, amount: 1, reason: 'No manta' }),
      () => staff.take_payment({ uuid, method: 'cash', amount: 1 }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'state_not_allowed', status: 409 });
    const moving = staff.move({ uuid, date: '2026-12-26' });
    expect(await refusalOf(moving)).toMatchObject({ code: 'order_declined', status: 409 });
  });

  test('move an order only to another day, and refund no more than is held', async () => {
    const order = await aPaidOrder();
    const staff = (await byStaff(later(60))).admin.orders;
    const { uuid } = order;
    expect((await refusalOf(staff.move({ uuid, date: '2026-12-24' }))).errors).toHaveProperty('date');
    expect((await refusalOf(staff.cancel({ uuid, refund_amount: 300_001, reason: 'No manta' }))).errors).toHaveProperty(
      'refund_amount',
    );
    expect(await order.taken()).toBe(2);
  });

  test('leave an audit row when they read divers’ data', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.get({ uuid: order.uuid });
    expect(await db.auditEntry.findMany({ where: { entityId: order.uuid } })).toMatchObject([{ action: 'view' }]);
  });
});
