import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { recountMealOrders } from '@/features/orders/data/meals';
import { db, pool } from '@/server/database/db';
import { toCount } from '@/shared/list/pages';
import { dayAt } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { customerCalls, type ListCalls, staffCalls } from '@/test/list-calls';
import { aPaidOrder, jobCtx } from '@/test/orders';
import { readingsOf } from '@/test/rows-read';
import { statementsOf } from '@/test/statements';
import { fillYears } from '../../prisma/seed/fill/years';
import { jobs } from './jobs-root';
import { stateMetrics } from './state-metrics';

/** More than twice what a list counts, so that a list that reads the whole table is caught. */
const ORDERS = 24_000;
/** Spread over many weeks: a month and a year are a small share of them, as with a million orders. */
const WEEKS = 1_000;
/** The rows that a list counts, plus those its page is chosen from. */
const MAX_ROWS = toCount + 2_500;
const now = new Date('2026-12-30T02:00:00Z');

async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** More rows of each kind than a list reads, so that a list that reads them all is caught. */
const OTHERS = MAX_ROWS + 1_000;
const moreAccounts = `
  INSERT INTO users (id, email, first_name, last_name, email_verified_at, updated_at)
  SELECT gen_random_uuid(), 'guest-' || number || '@example.test', first_name, last_name, now(), now()
  FROM generate_series(1, ${OTHERS}) AS number JOIN (
    SELECT first_name, last_name, row_number() OVER () - 1 AS place FROM users WHERE email LIKE 'filled-%' LIMIT 1000
  ) AS named ON place = number % 1000`;
const moreMessages = `
  INSERT INTO messages (id, kind, status, name, email, subject, body, locale, created_at, updated_at)
  SELECT gen_random_uuid(), 'contact', 'answered', 'Guest ' || number, 'guest-' || number || '@example.test', 'Mantas',
    'Are there any in May?', 'en', now() - make_interval(mins => number), now()
  FROM generate_series(1, ${OTHERS}) AS number`;
const moreHistory = `
  INSERT INTO audit_entries (id, at, action, entity, entity_id, label, request_id)
  SELECT gen_random_uuid(), now() - make_interval(mins => number), 'update', 'product', number::text, 'Mantas', 'made'
  FROM generate_series(1, ${OTHERS}) AS number`;

/** One invoice per order, in the year of the order; one in forty is credited. */
const moreInvoices = `
  INSERT INTO invoices (id, order_id, kind, year, number, prefix, locale, issuer, lines, taxes, net, total, paid, issued_at)
  SELECT gen_random_uuid(), id, 'invoice', extract(year FROM created_at)::int,
    row_number() OVER (PARTITION BY extract(year FROM created_at) ORDER BY created_at, id), 'INV-', 'en', '{}', '[]', '[]',
    total, total, 0, created_at
  FROM orders WHERE total > 0`;
const moreCreditNotes = `
  INSERT INTO invoices (id, order_id, kind, year, number, prefix, credits_id, locale, issuer, lines, taxes, net, total,
    paid, issued_at)
  SELECT gen_random_uuid(), order_id, 'credit_note', year, number + ${ORDERS}, prefix, id, locale, issuer, lines, taxes,
    -net, -total, 0, issued_at
  FROM invoices WHERE number % 40 = 0`;

beforeAll(async () => {
  const statuses = ['paid', 'confirmed', ...Array.from({ length: 10 }, () => 'completed' as const)] as const;
  for (const status of statuses) {
    const { uuid } = await aPaidOrder();
    const retained = status === 'completed' ? 0 : null;
    await db.order.update({ where: { id: uuid }, data: { status, retained } });
  }
  await withClient((client) => fillYears(client, { count: ORDERS, now, weeks: WEEKS, report: () => {} }));
  await pool.query(moreAccounts);
  await pool.query(moreMessages);
  await pool.query(moreHistory);
  await pool.query(moreInvoices);
  await pool.query(moreCreditNotes);
  // Pending index entries are read one by one until VACUUM sorts them in.
  await pool.query('VACUUM ANALYZE');
  await recountMealOrders(db, new Date(now.getTime() - 60 * 24 * 60 * 60_000));
});

async function samples() {
  const order = await db.order.findFirstOrThrow({
    where: { customer: { email: 'filled-1@example.test' } },
    include: { customer: true, items: { include: { product: true } } },
  });
  const { customer } = order;
  return {
    bookingId: order.bookingId,
    name: `${customer.firstName} ${customer.lastName}`,
    email: customer.email ?? '',
    customer: customer.id,
    product: order.items[0]?.product.slug ?? '',
    today: dayAt(now),
  };
}

/** The ways in which a call reads more rows of a table than a list counts. */
async function greedyReadings(name: string, call: () => Promise<unknown>): Promise<string[]> {
  const { sent } = await statementsOf(call);
  const readings = await withClient((client) => readingsOf(client, sent));
  const much = readings.filter(({ rows }) => rows > MAX_ROWS);
  return much.map(({ node, rows, statement }) => `${name}: ${rows} by ${node}: ${statement}`);
}

async function greedy(caller: unknown, calls: ListCalls): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { procedure, input }] of Object.entries(calls)) {
    const call = procedure.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], caller);
    found.push(...(await greedyReadings(name, () => (call as (input?: object) => Promise<unknown>)(input))));
  }
  return found;
}

test('no back-office list reads a whole table', async () => {
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  expect(await greedy(staff, staffCalls(await samples()))).toEqual([]);
});

test('no customer list reads a whole table', async () => {
  const { customer, ...rest } = await samples();
  const token = await signIn(await db.user.findUniqueOrThrow({ where: { id: customer } }));
  expect(await greedy(await callerFor(token, { now }), customerCalls({ customer, ...rest }))).toEqual([]);
});

test('no frequent job reads a whole table', async () => {
  const frequent = jobs.filter(({ cron }) => cron?.startsWith('*/'));
  expect(frequent.map(({ name }) => name)).toContain('orders.expire_overdue');
  const found: string[] = [];
  for (const job of frequent) found.push(...(await greedyReadings(job.name, () => job.run(jobCtx(now), {}))));
  expect(found).toEqual([]);
});

test('the metrics read no whole table', async () => {
  expect(await greedyReadings('metrics', () => stateMetrics(db, now))).toEqual([]);
});
