import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { anonymisePastOrders, eraseOrdersOf } from './anonymise';

const ordered = new Date('2026-11-21T02:00:00Z');
const paid = new Date('2026-11-21T02:05:00Z');
const jobCtx = (now: string) => ({ actor: system, db, now: new Date(now), locale: 'en' as const, requestId: 'test' });

async function anOrder(about: Parameters<typeof bookableProduct>[0] = {}) {
  const sold = await bookableProduct(about);
  const user = await account();
  const guest = await callerFor(await signIn(user), { now: ordered });
  const { uuid } = await guest.order.create({ ...booking(sold.slug), idempotency_key: randomUUID() });
  const row = () => db.order.findUniqueOrThrow({ where: { id: uuid }, include: { divers: true, events: true } });
  return { uuid, user, row };
}

const staffAt = async (now: Date) => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });

describe('an order', () => {
  test('is anonymised ninety days after its last day, not before', async () => {
    const course = await anOrder({ durationDays: 3 });
    await anonymisePastOrders(jobCtx('2027-03-26T02:00:00Z'));
    expect((await course.row()).anonymisedAt).toBeNull();
    await anonymisePastOrders(jobCtx('2027-03-27T02:00:00Z'));
    expect((await course.row()).divers).toMatchObject([{ fullName: '' }, { fullName: '' }]);
  });

  test('that was declined keeps its status and the refunded amount, but not the reason', async () => {
    const order = await anOrder();
    await pay(order.uuid, paid);
    const staff = await staffAt(paid);
    await staff.admin.orders.add_note({ uuid: order.uuid, note: 'Called about asthma' });
    await staff.admin.orders.move({ uuid: order.uuid, date: '2026-12-26' });
    await staff.admin.orders.refund({ uuid: order.uuid, amount: 100_000, reason: 'No manta' });
    await staff.admin.orders.decline({ uuid: order.uuid, reason: 'A heart condition' });
    await anonymisePastOrders(jobCtx('2027-06-01T02:00:00Z'));

    const { status, declineReason, events } = await order.row();
    expect({ status, declineReason }).toEqual({ status: 'declined', declineReason: null });
    expect(events.flatMap(({ note }) => note ?? [])).toEqual(['2026-12-24 → 2026-12-26']);
    const entries = await db.auditEntry.findMany({ where: { entityId: order.uuid }, orderBy: { id: 'asc' } });
    expect(entries.filter(({ action }) => action === 'update')).toMatchObject([
      { before: { activity_date: '2026-12-24' }, after: { activity_date: '2026-12-26' } },
      { after: { refund: 100_000 } },
      { before: { status: 'paid' }, after: { status: 'declined' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('heart');
    expect(await db.ledgerEntry.count({ where: { orderId: order.uuid } })).toBe(1);
  });

  test('that is locked by another transaction is left for the next run, and the others are not', async () => {
    const [busy, other] = [await anOrder(), await anOrder()];
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM orders WHERE id = ${busy.uuid}::uuid FOR UPDATE`;
      await anonymisePastOrders(jobCtx('2027-06-01T02:00:00Z'));
    });
    expect([(await busy.row()).anonymisedAt, (await other.row()).anonymisedAt]).toEqual([null, expect.any(Date)]);
  });

  test('gets no further notes, not even a note submitted just before', async () => {
    const order = await anOrder();
    await db.order.update({ where: { id: order.uuid }, data: { status: 'completed' } });
    const staff = await staffAt(paid);
    const { adding } = await whileLocked(
      1,
      (tx) => eraseOrdersOf(tx, order.user.id, paid),
      () => ({ adding: refusalOf(staff.admin.orders.add_note({ uuid: order.uuid, note: 'Asthma' })) }),
    );
    expect(await adding).toMatchObject({ code: 'order_anonymised', status: 409 });
  });
});

test('anonymisePastOrders anonymises all past orders in one run, however many there are', async () => {
  const { uuid } = await anOrder();
  const columns = await pool.query<{ name: string }>(`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'orders' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'booking_id')`);
  const names = columns.rows.map(({ name }) => `"${name}"`).join(', ');
  await pool.query(
    `INSERT INTO orders (id, booking_id, ${names})
     SELECT gen_random_uuid(), 'B' || copy, ${names} FROM orders, generate_series(1, 1200) AS copy WHERE id = $1`,
    [uuid],
  );
  await anonymisePastOrders(jobCtx('2027-06-01T02:00:00Z'));
  expect(await db.order.count({ where: { anonymisedAt: null, lastDay: { lt: new Date('2027-02-01') } } })).toBe(0);
});
