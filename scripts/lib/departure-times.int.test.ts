import { beforeAll, expect, test } from 'vitest';
import { earlierDatabase, finishCancelling } from '../../src/test/earlier-database';

const { upTo, query, brokenFacts } = earlierDatabase('20261123050000_search_in_every_language');

const departures = () =>
  query('SELECT id, product_id, date::text, capacity, taken, closed FROM departures ORDER BY id');
const orders = () => query('SELECT id, departure_id, activity_date::text, holds_seats FROM orders ORDER BY id');

const night =
  '{"pickup": [{"area": "sanur", "from": "16:00", "to": "16:15"}], "returning": {"from": "21:00", "to": "22:00"}}';

beforeAll(() => finishCancelling(query));

// The tests are consecutive: the first migrates the data of the previous version.
test('departures and orders stay as they are and get the time of their product', async () => {
  await query(`UPDATE products SET pickup = true, transfers = '${night}'
    WHERE id = (SELECT product_id FROM departures ORDER BY id LIMIT 1)`);
  await query(`INSERT INTO products (id, slug, kind, texts, duration_days, weekdays, languages, updated_at)
    VALUES (gen_random_uuid(), 'plain', 'trip', '{}', 1, '{1}', '{en}', now())`);
  await query(`INSERT INTO departures (id, product_id, date, capacity, updated_at)
    SELECT gen_random_uuid(), id, '2027-01-04', 8, now() FROM products WHERE slug = 'plain'`);
  const before = { departures: await departures(), orders: await orders() };
  expect(before.departures.length).toBeGreaterThan(1);
  await upTo();
  expect({ departures: await departures(), orders: await orders() }).toEqual(before);
  expect(await brokenFacts()).toEqual([]);
  const times = await query(
    `SELECT DISTINCT departures.time, products.departure_time AS product, products.transfers IS NOT NULL AS own
     FROM departures JOIN products ON products.id = product_id ORDER BY 1`,
  );
  expect(times).toEqual([
    { time: '07:30', product: '07:30', own: false },
    { time: '16:15', product: '16:15', own: true },
  ]);
});

test('the version before inserts departures without a time and finds them by product and day', async () => {
  const [{ id: productId } = { id: '' }] = await query("SELECT id FROM products WHERE departure_time = '16:15'");
  const insert = () =>
    query(
      `INSERT INTO departures (id, product_id, date, capacity, updated_at)
       VALUES (gen_random_uuid(), '${productId}', '2027-05-05', 8, now()) ON CONFLICT DO NOTHING RETURNING time`,
    );
  expect([await insert(), await insert()]).toEqual([[{ time: '16:15' }], []]);
  const found = await query(`SELECT time FROM departures WHERE product_id = '${productId}' AND date = '2027-05-05'`);
  expect(found).toEqual([{ time: '16:15' }]);
});

test('the database accepts times only, and keeps what is removed closed and empty', async () => {
  const set = (values: string) => query(`UPDATE departures SET ${values} WHERE taken > 0`);
  await expect(set("time = '7:30'")).rejects.toThrow('departures_time_check');
  await expect(set('removed = true, closed = true')).rejects.toThrow('departures_removed_check');
  await expect(query('UPDATE departures SET removed = true WHERE taken = 0')).rejects.toThrow(
    'departures_removed_check',
  );
  await expect(query("UPDATE products SET departure_time = '24:00'")).rejects.toThrow('products_departure_time_check');
});
