import { expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const runAtOf = async (orderId: string) =>
  (
    await pool.query<{ run_at: Date }>(
      'SELECT run_at FROM graphile_worker._private_jobs WHERE starts_with(key, $1) ORDER BY id',
      [`decision:${orderId}:`],
    )
  ).rows.map(({ run_at }) => run_at);

test('a confirmation is undone before its emails are sent, with its own row in the timeline', async () => {
  const order = await aPaidOrder();
  const { admin } = await byStaff(later(60));
  const { undo_until } = await admin.orders.confirm({ uuid: order.uuid });
  expect(undo_until).toBe(new Date(later(60).getTime() + 10_000).toISOString());
  expect((await runAtOf(order.uuid)).every((at) => at > new Date())).toBe(true);

  expect(await admin.orders.undo({ uuid: order.uuid })).toMatchObject({ status: 'paid', undo_until: null });
  const view = await (await order.at(later(61))).order.get({ uuid: order.uuid });
  expect(view.timeline.slice(-2)).toMatchObject([
    { kind: 'status', to: 'confirmed' },
    { kind: 'confirm_undone', by: 'admin' },
  ]);
  expect(await order.mails()).not.toContain('order_confirmed');
  const log = await db.auditEntry.findFirst({
    where: { entityId: order.uuid, action: 'update' },
    orderBy: { id: 'desc' },
  });
  expect(log?.after).toEqual({ undone: 'confirm' });
  expect((await refusalOf(admin.orders.undo({ uuid: order.uuid }))).code).toBe('undo_over');
});

test('undoing a move restores its seats', async () => {
  const order = await aPaidOrder();
  const { admin } = await byStaff(later(60));
  await admin.orders.move({ uuid: order.uuid, date: '2026-12-26' });
  expect(await admin.orders.undo({ uuid: order.uuid })).toMatchObject({ activity_date: '2026-12-24' });
  const days = await db.departure.findMany({ where: { productId: order.product.id }, orderBy: { date: 'asc' } });
  expect(days.map(({ taken }) => taken)).toEqual([2, 0]);
  expect(await order.mails()).not.toContain('order_moved');
});

test('a move request is open again once the move that answered it is undone', async () => {
  const order = await aPaidOrder();
  const day = '2026-12-26';
  await (await order.at(later(50))).order.request_move({ uuid: order.uuid, activity_date: day });
  const { admin } = await byStaff(later(60));
  expect(await admin.orders.move({ uuid: order.uuid, date: day })).toMatchObject({ attention: [] });
  expect(await admin.orders.undo({ uuid: order.uuid })).toMatchObject({
    attention: ['move_requested'],
    move_request: { activity_date: day },
  });
});

test('a decision cannot be undone once one of its emails is being sent', async () => {
  const order = await aPaidOrder();
  const { admin } = await byStaff(later(60));
  await admin.orders.confirm({ uuid: order.uuid });
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker'
     WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs WHERE starts_with(key, $1))`,
    [`decision:${order.uuid}:`],
  );
  expect(await refusalOf(admin.orders.undo({ uuid: order.uuid }))).toMatchObject({ code: 'undo_over', status: 409 });
  expect(await runAtOf(order.uuid)).toHaveLength(2);
  expect(await admin.orders.get({ uuid: order.uuid })).toMatchObject({ status: 'confirmed' });
});

test('a decline with a refund cannot be undone', async () => {
  const order = await aPaidOrder();
  const { admin } = await byStaff(later(60));
  expect(await admin.orders.decline({ uuid: order.uuid, reason: 'Storm' })).toMatchObject({ undo_until: null });
  expect((await refusalOf(admin.orders.undo({ uuid: order.uuid }))).code).toBe('undo_over');
  expect(await order.mails()).toContain('order_declined');
});

test('a decline without money can be undone while its seats are free', async () => {
  const order = await anOrder();
  await db.order.update({ where: { id: order.uuid }, data: { status: 'confirmed' } });
  const { admin } = await byStaff(later(1));
  const decline = () => admin.orders.decline({ uuid: order.uuid, reason: 'Storm' });
  expect((await decline()).undo_until).not.toBeNull();
  expect(await admin.orders.undo({ uuid: order.uuid })).toMatchObject({
    ...{ status: 'confirmed', decline_reason: null, retained: null },
    items: [{ state: 'booked', off_reason: null, refunded: null }],
  });
  expect(await order.taken()).toBe(2);

  await decline();
  await db.departure.updateMany({ where: { productId: order.product.id }, data: { closed: true, capacity: 0 } });
  expect((await refusalOf(admin.orders.undo({ uuid: order.uuid }))).code).toBe('seats_gone');
  expect(await admin.orders.get({ uuid: order.uuid })).toMatchObject({ status: 'declined' });
});

test('a decline that moves no money can be undone, even after earlier payments and reversals', async () => {
  const order = await anOrder();
  await db.order.update({ where: { id: order.uuid }, data: { status: 'confirmed' } });
  const { admin } = await byStaff(later(1));
  const paid = await admin.orders.take_payment({ uuid: order.uuid, amount: 50_000, method: 'cash' });
  await admin.orders.reverse_payment({
    ...{ uuid: order.uuid, reason: 'Another order' },
    entry: paid.payments.ledger[0]?.uuid ?? '',
  });
  const { admin: next } = await byStaff(later(2));
  expect((await next.orders.decline({ uuid: order.uuid, reason: 'Storm' })).undo_until).not.toBeNull();
  expect(await next.orders.undo({ uuid: order.uuid })).toMatchObject({ status: 'confirmed' });
});

test('emails about a decision are sent before emails about later decisions', async () => {
  const order = await aPaidOrder();
  const { admin } = await byStaff(later(60));
  await admin.orders.confirm({ uuid: order.uuid });
  await admin.orders.cancel({ uuid: order.uuid, refund_amount: 0, reason: 'No manta' });
  const { rows } = await pool.query<{ isSoonest: boolean }>(
    `SELECT max(run_at) FILTER (WHERE starts_with(key, $1)) < min(run_at) FILTER (WHERE key IS NULL) AS "isSoonest"
     FROM graphile_worker._private_jobs WHERE flags ? $2`,
    [`decision:${order.uuid}:`, order.uuid],
  );
  expect(await order.mails()).toEqual(expect.arrayContaining(['order_confirmed', 'order_cancelled']));
  expect(rows).toEqual([{ isSoonest: true }]);
  expect((await refusalOf(admin.orders.undo({ uuid: order.uuid }))).code).toBe('undo_over');
});
