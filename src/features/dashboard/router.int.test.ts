import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { queueMail } from '@/server/mail/outbox';
import { presets, type Right, rights } from '@/shared/schema/rights';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);

const atTheDesk = async (now = later(60), held: readonly Right[] = rights) =>
  callerFor(await signIn(await account({ role: 'ADMIN', rights: [...held] })), { now });

async function anOrder(slug: string, { paid = true, now = ordered } = {}) {
  const { order } = await callerFor(await signIn(await account()), { now });
  const { uuid, booking_id } = await order.create({ ...booking(slug), idempotency_key: randomUUID() });
  if (paid) await pay(uuid, new Date(now.getTime() + 300_000));
  return { uuid, booking_id };
}

async function aDeadJob(write: () => Promise<unknown>): Promise<string> {
  await pool.query('DELETE FROM graphile_worker._private_jobs');
  await write();
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'no such person' RETURNING id::text`,
  );
  return rows[0]?.id ?? '';
}

const aDeadMail = () =>
  aDeadJob(() =>
    queueMail(db, {
      about: [],
      to: 'gone@example.test',
      locale: 'en',
      template: 'otp',
      params: { name: 'Ann', code: 'ABC234', minutes: 10 },
    }),
  );

const jobs = async () =>
  (await pool.query<{ attempts: number; max_attempts: number }>('SELECT * FROM graphile_worker.jobs')).rows;

afterEach(async () => {
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});

describe('trends', () => {
  test('count valid bookings, revenue after refunds, and bestsellers', async () => {
    const wreck = await bookableProduct({ seatsPerDay: 40 });
    const course = await bookableProduct({ kind: 'course' });
    const staff = await atTheDesk();
    const before = await staff.admin.dashboard.trends({ days: 30 });
    const { uuid } = await anOrder(wreck.slug);
    await staff.admin.orders.confirm({ uuid });
    await staff.admin.orders.take_payment({ uuid, amount: 700_001, method: 'cash' });
    await anOrder(wreck.slug);
    await anOrder(course.slug);
    await anOrder(wreck.slug, { paid: false });
    await staff.admin.orders.decline({ uuid: (await anOrder(wreck.slug)).uuid, reason: 'Swell' });

    const after = await staff.admin.dashboard.trends({ days: 30 });
    expect(after).toMatchObject({ from: '2026-10-23', to: '2026-11-21', step: 'day' });
    expect(after.total.bookings - before.total.bookings).toBe(3);
    expect(after.total.divers - before.total.divers).toBe(6);
    expect(after.steps.at(-1)).toEqual({ from: '2026-11-21', to: '2026-11-21', ...after.total });
    expect(after.total.revenue - before.total.revenue).toBe(4 * 300_000 + 700_001);
    expect(after.products.slice(0, 2)).toEqual([
      { slug: wreck.slug, title: 'Wreck day', bookings: 2, divers: 4, total: 2_000_002 },
      { slug: course.slug, title: 'Wreck day', bookings: 1, divers: 2, total: 1_000_001 },
    ]);
    expect(after.meals - before.meals).toBe(15);
  });

  test('count a booking on its day in Bali, and include the preceding range', async () => {
    const { slug } = await bookableProduct();
    const lateEvening = new Date('2026-11-10T15:59:00Z');
    const afterMidnight = new Date('2026-11-10T16:00:00Z');
    await anOrder(slug, { now: lateEvening });
    await anOrder(slug, { now: afterMidnight });
    const { steps } = await (await atTheDesk()).admin.dashboard.trends({ days: 30 });
    const on = (day: string) => steps.find(({ from }) => from === day)?.bookings;
    expect([on('2026-11-10'), on('2026-11-11')]).toEqual([1, 1]);
    const inDecember = await atTheDesk(new Date('2026-12-15T02:00:00Z'));
    const { from, before } = await inDecember.admin.dashboard.trends({ days: 30 });
    expect([from, before.bookings]).toEqual(['2026-11-16', 2]);
  });

  test('accept only 30, 90 or 365 days', async () => {
    const staff = await atTheDesk();
    expect((await staff.admin.dashboard.trends({ days: 90 })).step).toBe('week');
    expect((await staff.admin.dashboard.trends({ days: 365 })).step).toBe('month');
    expect(await refusalOf(staff.admin.dashboard.trends({ days: 31 as 30 }))).toMatchObject({ status: 422 });
  });
});

describe('attention', () => {
  test('sums what is still to be collected from the guests of today', async () => {
    const { slug } = await bookableProduct();
    const { uuid } = await anOrder(slug);
    const { rows } = await pool.query<{ day: string }>(
      'SELECT activity_date::text AS day FROM order_items WHERE order_id = $1',
      [uuid],
    );
    const staff = await atTheDesk(new Date(`${rows[0]?.day}T02:00:00Z`));
    const { outstanding } = await staff.admin.orders.get({ uuid });
    expect(outstanding).toBeGreaterThan(0);
    const { amount, orders } = await staff.admin.dashboard.to_collect();
    expect(orders).toBeGreaterThan(0);
    expect(amount).toBeGreaterThanOrEqual(outstanding);
    expect(await (await atTheDesk()).admin.dashboard.to_collect()).toEqual({ amount: 0, orders: 0 });
  });

  test('lists orders to check, mismatched payments and unanswered messages', async () => {
    const { slug } = await bookableProduct();
    const { uuid, booking_id } = await anOrder(slug, { paid: false });
    await pay(uuid, later(5), 12_345);
    const attempt = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: uuid } });
    const found = { gateway: 'sandbox', ours: 0, paidAt: ordered, foundAt: ordered };
    await db.unmatchedPayment.createMany({
      data: [
        { ...found, reference: attempt.reference, theirs: 12_345 },
        { ...found, reference: 'of-nobody', theirs: 99 },
      ],
    });
    const message = { kind: 'contact' as const, name: 'Ann', email: 'a@example.test', body: 'Hello', locale: 'en' };
    await db.message.createMany({
      data: [
        { ...message, status: 'answered', createdAt: toDate('2026-11-01') },
        { ...message, status: 'read', createdAt: toDate('2026-11-02') },
        { ...message, status: 'new', createdAt: toDate('2026-11-03') },
      ],
    });
    const { orders, unmatched, messages } = await (await atTheDesk()).admin.dashboard.attention();
    expect(orders).toMatchObject({ total: 1, first: [{ uuid, booking_id, reasons: ['wrong_amount'] }] });
    expect(unmatched.map(({ reference, theirs, order }) => [reference, theirs, order]).sort()).toEqual(
      [
        [attempt.reference, 12_345, uuid],
        ['of-nobody', 99, null],
      ].sort(),
    );
    expect(messages).toEqual({ count: 2, oldest: '2026-11-02T00:00:00.000Z' });

    const seenWith = async (held: readonly Right[]) => (await atTheDesk(later(60), held)).admin.dashboard.attention();
    expect(await seenWith(presets.office)).toMatchObject({
      orders: { total: 1 },
      unmatched: [],
      messages: { count: 2 },
    });
    const nothing = { orders: { total: 0, first: [] }, messages: { count: 0, oldest: null } };
    expect(await seenWith(['money'])).toMatchObject({ ...nothing, unmatched: [{}, {}] });
    expect(await seenWith(presets.content)).toMatchObject({ ...nothing, unmatched: [] });
  });

  test('shows failed emails to staff who answer guests, and other tasks only with the right `settings`', async () => {
    const office = async (held: readonly Right[]) => (await atTheDesk(later(60), held)).admin.dashboard;
    const jobsSeenWith = async (held: readonly Right[]) => (await (await office(held)).attention()).dead_jobs.length;
    await aDeadMail();
    expect([await jobsSeenWith(presets.office), await jobsSeenWith(['settings'])]).toEqual([1, 1]);
    expect(await jobsSeenWith(['schedule', 'money'])).toBe(0);
    const task = await aDeadJob(() => enqueue(db, 'orders.expire', { orderId: randomUUID() }));
    expect([await jobsSeenWith(presets.office), await jobsSeenWith(['settings'])]).toEqual([0, 1]);
    const call = (await office(presets.office)).retry_job({ id: task });
    expect(await refusalOf(call)).toMatchObject({ code: 'forbidden', status: 403 });
    expect(await jobs()).toMatchObject([{ attempts: 25 }]);
  });

  test('lists failed emails by addressee, without their content', async () => {
    const id = await aDeadMail();
    const { dead_jobs } = await (await atTheDesk()).admin.dashboard.attention();
    expect(dead_jobs).toMatchObject([
      { id, name: 'mail.send', is_mail: true, to: 'gone@example.test', last_error: 'no such person', attempts: 14 },
    ]);
    expect(JSON.stringify(dead_jobs)).not.toContain('ABC234');
  });

  test('retries a failed email from the start and records it in the log', async () => {
    const id = await aDeadMail();
    const staff = await atTheDesk();
    await staff.admin.dashboard.retry_job({ id });
    expect(await jobs()).toMatchObject([{ attempts: 0, max_attempts: 14 }]);
    expect((await staff.admin.dashboard.attention()).dead_jobs).toEqual([]);
    expect(await db.auditEntry.findFirst({ where: { entity: 'job', entityId: id } })).toMatchObject({
      action: 'update',
      label: 'mail.send',
    });
    expect(await refusalOf(staff.admin.dashboard.retry_job({ id }))).toMatchObject({ status: 404 });
  });

  test('drops an undeliverable email but no other job', async () => {
    const staff = await atTheDesk();
    const mail = await aDeadMail();
    await staff.admin.dashboard.drop_mail({ id: mail });
    expect(await jobs()).toEqual([]);
    expect(await db.auditEntry.count({ where: { entity: 'job', entityId: mail, action: 'delete' } })).toBe(1);

    const task = await aDeadJob(() => enqueue(db, 'orders.expire', { orderId: randomUUID() }));
    expect(await refusalOf(staff.admin.dashboard.drop_mail({ id: task }))).toMatchObject({ status: 404 });
    await staff.admin.dashboard.retry_job({ id: task });
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  });

  test('refuses to drop an email that is still being retried', async () => {
    await queueMail(db, {
      about: [],
      to: 'soon@example.test',
      locale: 'en',
      template: 'otp',
      params: { name: 'Ann', code: 'ABC234', minutes: 10 },
    });
    const { rows } = await pool.query<{ id: string }>('SELECT id::text FROM graphile_worker.jobs');
    const staff = await atTheDesk();
    for (const id of [rows[0]?.id ?? '', '999999'])
      expect(await refusalOf(staff.admin.dashboard.drop_mail({ id }))).toMatchObject({ status: 404 });
    expect(await jobs()).toHaveLength(1);
  });
});
