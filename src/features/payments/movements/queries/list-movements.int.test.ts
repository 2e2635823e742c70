import { expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { maxCounted } from '@/shared/list/pages';
import { aPaidOrder, byStaff, later } from '@/test/orders';

test('listMovements shows every movement with its way, person and totals, and filters them', async () => {
  const { uuid } = await aPaidOrder();
  const { admin } = await byStaff(later(20));
  const order = await admin.orders.take_payment({ uuid, method: 'qris', amount: 200_000 });
  const [taken] = order.payments.ledger.filter(({ kind }) => kind === 'on_site');
  await admin.orders.reverse_payment({ uuid, entry: taken?.uuid ?? '', reason: 'the wrong booking' });

  const all = await admin.payments.list({ order: uuid, sort: 'at' });
  expect(all.data).toMatchObject([
    { kind: 'charge', gateway: 'sandbox', method: null, taken_by: null },
    { kind: 'on_site', gateway: null, method: 'qris', amount: 200_000, taken_by: { name: expect.any(String) } },
    { kind: 'on_site_reversal', amount: -200_000, reverses: { uuid: taken?.uuid } },
  ]);
  const charge = all.data[0]?.amount ?? 0;
  expect(await admin.payments.totals({ order: uuid })).toEqual({
    taken: charge,
    given_back: 0,
    on_account: 0,
    by_way: expect.arrayContaining([
      { way: 'sandbox', taken: charge, given_back: 0 },
      { way: 'qris', taken: 0, given_back: 0 },
    ]),
  });
  const code = order.booking_id.replace('SGR-', '').toLowerCase();
  expect((await admin.payments.list({ search: code, method: 'qris' })).meta.total).toBe(2);
  expect((await admin.payments.list({ search: code, gateway: 'sandbox' })).meta.total).toBe(1);
  expect((await admin.payments.list({ order: uuid, to: '2020-01-01' })).meta.total).toBe(0);
});

const codes = ['SGR-KA7M2X', 'SGR-KB7M2X', 'SGR-H7M2XK'];

/** Creates paid orders with these booking IDs. */
async function ordersNamed(): Promise<void> {
  await db.$executeRaw`UPDATE orders SET booking_id = 'SGR-Z' || right(booking_id, 5)`;
  for (const bookingId of codes)
    await db.order.update({ where: { id: (await aPaidOrder()).uuid }, data: { bookingId } });
}

/** Creates unpaid orders whose booking IDs begin with a K. */
async function manyMore(): Promise<void> {
  const columns = `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
    WHERE table_name = 'orders' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'booking_id')`;
  const { rows } = await pool.query<{ list: string }>(columns);
  // Disabled, because the triggers take minutes for this many rows.
  await pool.query('ALTER TABLE orders DISABLE TRIGGER USER');
  await pool.query(
    `INSERT INTO orders (id, booking_id, ${rows[0]?.list})
     SELECT gen_random_uuid(), 'SGR-K' || lpad(number::text, 5, '0'), ${rows[0]?.list}
     FROM (SELECT * FROM orders LIMIT 1) AS one, generate_series(1, $1) AS number`,
    [maxCounted + 1],
  );
  await pool.query('ALTER TABLE orders ENABLE TRIGGER USER');
}

test('listMovements finds movements by part of a booking ID, and by its first characters as it is typed', async () => {
  await ordersNamed();
  const { admin } = await byStaff(later(20));
  const found = async (search: string) =>
    (await admin.payments.list({ search, per_page: 100 })).data.map(({ order }) => order.booking_id).toSorted();
  const all = await found('');
  expect(all).toEqual(expect.arrayContaining(codes));
  for (const search of ['s', 'SGR', 'sgr-']) expect(await found(search)).toEqual(all);
  const [a, b, c] = codes;
  expect([await found('k'), await found('kb'), await found('SGR-KB')]).toEqual([[a, b], [b], [b]]);
  expect([await found('7m2'), await found('SGR-H7M2XK'), await found('h7m2xk')]).toEqual([[c, a, b], [c], [c]]);
  for (const search of ['%', 'K_7M', '\\']) expect(await found(search)).toEqual([]);

  const taken = (await admin.payments.totals({ search: 'k' }))?.taken;
  expect(taken).toBe((await admin.payments.list({ search: 'k' })).data.reduce((sum, { amount }) => sum + amount, 0));
  await manyMore();
  expect(await found('k')).toEqual([a, b]);
  expect((await admin.payments.list({ search: 'k', per_page: 1 })).meta).toMatchObject({ total: 2, last_page: 2 });
  expect((await admin.payments.list({ search: 'k', kind: 'charge' })).meta.total).toBe(2);
  expect((await admin.payments.list({ search: 'k', kind: 'refund' })).meta.total).toBe(0);
  expect(await admin.payments.totals({ search: 'k' })).toBeNull();
});
