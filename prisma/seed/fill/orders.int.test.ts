import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { env } from '../../../src/env';
import { orderJobs } from '../../../src/features/orders/jobs';
import { reportJobs } from '../../../src/features/reports/jobs';
import { db, pool } from '../../../src/server/database/db';
import { callerFor } from '../../../src/test/actors';
import { bookableProduct, booking } from '../../../src/test/bookings';
import { account, signIn } from '../../../src/test/factories';
import { runJobs } from '../../../src/test/jobs';
import { pay } from '../../../src/test/paying';
import { findBrokenInvariants } from '../../invariants/invariants';
import { fitDays } from './fitted-days';
import { queueNightlyCounts } from './nightly-counts';
import { fillOrders } from './orders';
import { fillYears } from './years';

const now = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const productOnBoats = () => bookableProduct({ transport: ['boat'], ledBy: ['guide'], servedAreas: ['sanur'] });

async function paidOrder(product = productOnBoats()) {
  const customer = await callerFor(await signIn(await account()), { now });
  const { slug } = await product;
  const { uuid } = await customer.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  await pay(uuid, later(5));
  return uuid;
}

async function fill(count: number): Promise<number> {
  const client = await pool.connect();
  try {
    return await fillOrders(client, count, later(60));
  } finally {
    client.release();
  }
}

test('fillOrders creates readable orders whose seats and money add up', async () => {
  expect(await fill(10)).toBe(0);
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(60) });
  const product = productOnBoats();
  await paidOrder(product);
  await staff.admin.orders.confirm({ uuid: await paidOrder(product) });
  await staff.admin.orders.decline({ uuid: await paidOrder(), reason: 'Swell' });
  expect(await fill(120)).toBe(120);
  expect(await db.order.count()).toBe(123);

  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
  const { data, meta } = await staff.admin.orders.list({ search: 'filled-7@example.test' });
  expect(meta.total).toBe(4);
  for (const { uuid } of data)
    expect(await staff.admin.orders.get({ uuid })).toMatchObject({
      uuid,
      customer: { email: 'filled-7@example.test' },
    });
});

test('one order in eight has further items on later days, and some days have two departures', async () => {
  const further = await db.orderItem.findMany({ where: { position: { gt: 0 } }, include: { order: true } });
  expect(new Set(further.map(({ orderId }) => orderId)).size).toBe(15);
  expect(further.every(({ activityDate, order }) => activityDate > order.activityDate)).toBe(true);
  const taken = await db.departure.groupBy({
    by: ['productId', 'date'],
    where: { taken: { gt: 0 } },
    having: { id: { _count: { gt: 1 } } },
  });
  expect(taken.length).toBeGreaterThan(0);
});

test('fillOrders copies corrected counter payments, receipts and invoices with new numbers', async () => {
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(60) });
  const { orders } = staff.admin;
  const uuid = await paidOrder();
  const { payments } = await orders.take_payment({ uuid, method: 'cash', amount: 1000 });
  const [mistaken] = payments.ledger.filter(({ kind }) => kind === 'on_site');
  await orders.reverse_payment({ uuid, entry: mistaken?.uuid ?? '', reason: 'typed twice' });
  await orders.take_payment({ uuid, method: 'on_account', amount: 2000 });
  await orders.take_payment({ uuid, method: 'card', amount: 2000, for_account: true });
  const recipient = { name: 'Noor', company: '', address: '', tax_number: '' };
  await staff.admin.invoices.issue({ uuid, recipient });

  expect(await fill(40)).toBe(40);
  expect(await db.ledgerEntry.count({ where: { reversesId: { not: null } } })).toBeGreaterThan(5);
  expect(await db.invoice.count()).toBeGreaterThan(5);
  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
});

test('fitDays assigns every future guest to a boat', async () => {
  const areas = ['sanur'];
  for (const name of ['Segara', 'Camar', 'Putri'])
    await db.boat.create({ data: { name, kind: 'boat', seats: 12, homeHarbour: 'Sanur', areas } });
  await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: now } });
  expect(await fitDays(env.DATABASE_URL ?? '', now)).toBe(0);
  expect(await db.departureDay.count({ where: { boatId: null, people: { gt: 0 }, date: { gte: now } } })).toBe(0);
  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
});

test('orders placed after a fill are counted on their day', async () => {
  const uuid = await paidOrder();
  const { departureId } = await db.orderItem.findFirstOrThrow({ where: { orderId: uuid } });
  expect((await db.departureDay.findFirstOrThrow({ where: { departureId } })).people).toBe(2);
});

test('fillOrders runs again on a filled shop with the same people', async () => {
  expect(await fill(40)).toBe(40);
  expect(await db.user.count({ where: { email: { startsWith: 'filled-' } } })).toBe(30);
});

test('fillYears creates orders in portions, with consistent seats, money and search rows, and rebuilds every index', async () => {
  const indexes = () => db.$queryRaw`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
  const before = await indexes();
  const past = new Date('2027-01-05T02:00:00Z');
  const made: number[] = [];
  await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: past } });
  const client = await pool.connect();
  try {
    expect(await fillYears(client, { count: 2_300, now: past, report: (count) => made.push(count) })).toBe(2_300);
    await fitDays(env.DATABASE_URL ?? '', past);
    expect(await findBrokenInvariants(client)).toEqual([]);
    await queueNightlyCounts(client);
  } finally {
    client.release();
  }
  expect(made).toEqual([2_000, 2_300]);
  expect(await indexes()).toEqual(before);
  expect(await db.order.count({ where: { search: null } })).toBe(0);
  await runJobs([...orderJobs, ...reportJobs]);
  expect((await db.countedMeals.findFirstOrThrow()).orders).toBeGreaterThan(0);
  expect(await db.reportDay.count()).toBeGreaterThan(0);
});
