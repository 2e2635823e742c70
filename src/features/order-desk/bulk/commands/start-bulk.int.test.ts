import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { bulkJobs } from '@/features/order-desk/bulk/jobs';
import { db, pool } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { runJobs } from '@/test/jobs';
import { killedAt, minuteAfterDeath } from '@/test/killed';
import { byStaff, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { findBrokenInvariants } from '../../../../../prisma/invariants/invariants';

afterEach(async () => {
  const client = await pool.connect();
  const broken = await findBrokenInvariants(client).finally(() => client.release());
  expect(broken).toEqual([]);
});
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

type Product = Awaited<ReturnType<typeof bookableProduct>>;

/** Two divers each, paid, by different guests in the given languages. */
async function paidOrders(product: Product, languages: readonly ('en' | 'de' | 'ja')[]) {
  const placed = [];
  for (const locale of languages) {
    const user = await account({ firstName: `Guest ${locale}` });
    const guest = await callerFor(await signIn(user), { now: ordered, address: freshAddress(), locale });
    const { uuid } = await guest.order.create({ ...booking(product.slug), idempotency_key: randomUUID() });
    await pay(uuid, later(5));
    placed.push({ uuid, mails: async () => (await mailsTo(user.email)).map(({ template }) => template), user });
  }
  return placed;
}

const uuidsOf = (orders: readonly { uuid: string }[]) => orders.map(({ uuid }) => uuid);
const statusOf = async (uuid: string) => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).status;
const bulk = async (staff = byStaff(later(10))) => (await staff).admin.order_bulk;
const key = () => ({ idempotency_key: randomUUID() });
const states = ({ rows }: { rows: { state: string }[] }) => rows.map(({ state }) => state);

describe('startBulk', () => {
  test('confirms each order once, names who started it, and ignores a repeated press', async () => {
    const orders = await paidOrders(await bookableProduct(), ['en', 'de']);
    const calls = await bulk();
    const input = { kind: 'confirm' as const, orders: uuidsOf(orders), ...key() };
    const started = await calls.start(input);
    expect(states(started)).toEqual(['waiting', 'waiting']);
    expect((await calls.start(input)).uuid).toBe(started.uuid);
    expect((await refusalOf(calls.start({ ...input, kind: 'cancel', reason: 'Storm' }))).errors).toHaveProperty(
      'idempotency_key',
    );
    await runJobs(bulkJobs);

    const done = await calls.get({ uuid: started.uuid });
    expect(done).toMatchObject({ counts: { waiting: 0, done: 2, refused: 0, skipped: 0 } });
    expect(done.finished_at).not.toBeNull();
    const { startedById } = await db.bulkAct.findUniqueOrThrow({ where: { id: started.uuid } });
    for (const { uuid, mails } of orders) {
      expect(await statusOf(uuid)).toBe('confirmed');
      expect((await mails()).filter((mail) => mail === 'order_confirmed')).toHaveLength(1);
      expect(await db.orderEvent.findFirst({ where: { orderId: uuid, to: 'confirmed' } })).toMatchObject({
        by: 'admin',
        actorId: startedById,
      });
      expect(await db.auditEntry.count({ where: { entityId: uuid, actorId: startedById, action: 'update' } })).toBe(1);
    }

    const again = await calls.start({ ...input, ...key() });
    await runJobs(bulkJobs);
    expect(states(await calls.get({ uuid: again.uuid }))).toEqual(['skipped', 'skipped']);
  });

  test('cancels with a full refund, and refunds nothing twice', async () => {
    const orders = await paidOrders(await bookableProduct(), ['en', 'en']);
    const calls = await bulk();
    const input = { kind: 'cancel' as const, orders: uuidsOf(orders), refund: 'all' as const };
    const preview = await calls.preview(input);
    expect(preview.rows.map(({ refund }) => refund)).toEqual([300_000, 300_000]);
    expect(preview.totals).toMatchObject({ done: 2, refund: 600_000 });

    expect((await refusalOf(calls.start({ ...input, ...key() }))).errors).toHaveProperty('reason');
    const first = await calls.start({ ...input, reason: 'Storm', ...key() });
    const second = await calls.start({ ...input, reason: 'Storm', ...key() });
    await runJobs(bulkJobs);
    expect((await calls.get({ uuid: first.uuid })).rows.map(({ refund }) => refund)).toEqual([300_000, 300_000]);
    expect(states(await calls.get({ uuid: second.uuid }))).toEqual(['skipped', 'skipped']);
    for (const { uuid } of orders) {
      expect(await statusOf(uuid)).toBe('cancelled');
      const refunds = await db.refund.findMany({ where: { orderId: uuid } });
      expect(refunds.map(({ amount }) => amount)).toEqual([300_000]);
    }
  });

  test('cancels by the policy with the refund in cash, and each refund has the reason', async () => {
    const [order] = await paidOrders(await bookableProduct(), ['en']);
    const calls = await bulk();
    const input = { kind: 'cancel' as const, orders: [order?.uuid ?? ''], how: 'cash' as const };
    expect((await refusalOf(calls.start({ ...input, ...key() }))).errors).toHaveProperty('reason');
    const { uuid } = await calls.start({ ...input, reason: 'Storm', ...key() });
    await runJobs(bulkJobs);
    expect(await calls.get({ uuid })).toMatchObject({ counts: { done: 1 }, how: 'cash', reason: 'Storm' });
    const refunds = await db.refund.findMany({ where: { orderId: order?.uuid ?? '' } });
    expect(refunds).toMatchObject([{ amount: 300_000, status: 'succeeded', way: 'cash', note: 'Storm' }]);
  });

  test('moves as many orders as the preview counted, and refuses the last in the language of the reader', async () => {
    const product = await bookableProduct({ seatsPerDay: 8 });
    const orders = await paidOrders(product, ['en', 'en', 'en', 'en']);
    await db.departure.create({
      data: { productId: product.id, date: new Date('2026-12-28T00:00:00Z'), time: product.departureTime, capacity: 6 },
    });
    const staff = await signIn(await account({ role: 'ADMIN' }));
    const calls = (await callerFor(staff, { now: later(10) })).admin.order_bulk;
    const input = { kind: 'move' as const, orders: uuidsOf(orders), date: '2026-12-28', from: '2026-12-24' };
    const preview = await calls.preview(input);
    expect(preview.rows.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'refused']);
    expect(preview.rows.map(({ items }) => items[0]?.departs?.left)).toEqual([4, 2, 0, undefined]);
    expect(await db.departure.count({ where: { productId: product.id, taken: 8 } })).toBe(1);

    const { uuid } = await calls.start({ ...input, ...key() });
    await runJobs(bulkJobs);
    const german = (await callerFor(staff, { now: later(10), locale: 'de' })).admin.order_bulk;
    const { rows } = await german.get({ uuid });
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'refused']);
    const last = await german.preview({ ...input, orders: [orders[3]?.uuid ?? ''] });
    expect(rows[3]?.message).toBe(last.rows[0]?.message);
  });

  test('mails each guest in their language, records it in the timeline, and skips guests without an email', async () => {
    const orders = await paidOrders(await bookableProduct(), ['de', 'ja', 'en']);
    await db.user.update({ where: { id: orders[2]?.user.id ?? '' }, data: { email: null } });
    const calls = await bulk();
    const texts = {
      en: { subject: 'Rough sea on {day}', body: 'Dear {name}, your {trip} ({number}) is at risk.' },
      de: { subject: 'Raue See am {day}' },
    };
    const input = { kind: 'mail' as const, orders: uuidsOf(orders), texts };
    const misspelt = { ...input, texts: { en: { subject: 'x', body: '{boat}' } } };
    expect((await refusalOf(calls.preview(misspelt))).errors).toHaveProperty(['texts.en.body']);
    const { uuid } = await calls.start({ ...input, ...key() });
    await runJobs(bulkJobs);
    expect(states(await calls.get({ uuid }))).toEqual(['done', 'done', 'skipped']);

    const sent = (await mailsTo(orders[0]?.user.email ?? '')).filter(({ template }) => template === 'order_message');
    const { bookingId } = await db.order.findUniqueOrThrow({ where: { id: orders[0]?.uuid ?? '' } });
    expect(sent.map(({ locale, params }) => [locale, params.subject, params.body])).toEqual([
      ['de', 'Raue See am Donnerstag, 24. Dezember 2026', `Dear Guest de, your Wracktag (${bookingId}) is at risk.`],
    ]);
    const events = await db.orderEvent.findMany({ where: { orderId: orders[1]?.uuid ?? '', kind: 'message_sent' } });
    expect(events.map(({ internal, note }) => [internal, note?.startsWith('Rough sea on 2026年')])).toEqual([
      [false, true],
    ]);
  });

  test('lists chats to open for WhatsApp, and finishes when the last chat is ticked', async () => {
    const [order] = await paidOrders(await bookableProduct(), ['de']);
    const calls = await bulk();
    const texts = { en: { body: 'Dear {name}' }, de: { body: 'Hallo {name}' } };
    const uuids = { kind: 'whatsapp' as const, orders: [order?.uuid ?? ''], texts };
    const { uuid, rows } = await calls.start({ ...uuids, ...key() });
    expect(rows[0]).toMatchObject({
      state: 'waiting',
      chat: { text: 'Hallo Guest de', phone: expect.stringMatching(/\d/) },
    });
    const opened = await calls.mark_opened({ uuid, order: order?.uuid ?? '' });
    expect(opened).toMatchObject({ rows: [{ state: 'done' }], finished_at: expect.any(String) });
    expect((await calls.mark_opened({ uuid, order: order?.uuid ?? '' })).rows[0]?.settled_at).toBe(
      opened.rows[0]?.settled_at,
    );
  });
});

describe('the rights to an action on many orders', () => {
  test('a full refund, and a choice of its way, need the right to money', async () => {
    const orders = uuidsOf(await paidOrders(await bookableProduct(), ['en']));
    const calls = await bulk(byStaff(later(10), ['orders']));
    const cancel = { kind: 'cancel' as const, orders, reason: 'Storm' };
    for (const input of [
      { ...cancel, refund: 'all' as const },
      { ...cancel, how: 'cash' as const },
    ]) {
      expect((await refusalOf(calls.start({ ...input, ...key() }))).code).toBe('forbidden');
      expect((await refusalOf(calls.preview(input))).code).toBe('forbidden');
    }
    expect(await db.bulkAct.count({ where: { rows: { some: { orderId: { in: orders } } } } })).toBe(0);
  });

  test.each([
    ['lost the right', { rights: ['catalogue'] }],
    ['was deactivated', { active: false }],
  ])('waiting orders are refused once the person who started it %s', async (_, change) => {
    const orders = await paidOrders(await bookableProduct(), ['en']);
    const admin = await account({ role: 'ADMIN' });
    const calls = (await callerFor(await signIn(admin), { now: later(10) })).admin.order_bulk;
    const { uuid } = await calls.start({ kind: 'confirm', orders: uuidsOf(orders), ...key() });
    await db.user.update({ where: { id: admin.id }, data: change });
    await runJobs(bulkJobs);
    const { rows } = await (await bulk()).get({ uuid });
    expect(rows.map(({ state, message }) => [state, message])).toEqual([
      ['refused', 'The person who started this may no longer do it.'],
    ]);
    expect(await statusOf(orders[0]?.uuid ?? '')).toBe('paid');
  });
});

describe('a worker killed midway', () => {
  const program = `
    const { runJobs } = await import('./src/test/jobs.ts');
    const { bulkJobs } = await import('./src/features/order-desk/bulk/jobs.ts');
    await runJobs(bulkJobs);`;

  test.each([
    ['bulk.acting', 0],
    ['bulk.acted', 1],
  ] as const)(
    'is replaced at %s: every order is cancelled once, and every guest is notified once',
    async (step, before) => {
      const orders = await paidOrders(await bookableProduct(), ['en', 'en', 'en']);
      const calls = await bulk();
      const { uuid } = await calls.start({
        kind: 'cancel',
        orders: uuidsOf(orders),
        refund: 'all',
        reason: 'Storm',
        ...key(),
      });
      await killedAt(step, program, {});
      const { counts } = await calls.get({ uuid });
      expect(counts).toMatchObject({ done: before, waiting: 3 - before });

      await minuteAfterDeath();
      await runJobs(bulkJobs);
      const after = await calls.get({ uuid });
      expect(after).toMatchObject({ counts: { done: 3, waiting: 0 }, finished_at: expect.any(String) });
      for (const order of orders) {
        expect(await db.refund.count({ where: { orderId: order.uuid } })).toBe(1);
        expect((await order.mails()).filter((mail) => mail === 'order_cancelled')).toHaveLength(1);
      }
    },
  );
});
