import { expect, test } from 'vitest';
import { earlierDatabase } from '../../src/test/earlier-database';

const { upTo, query } = earlierDatabase('20261122230000_plain_details_gone');

/** Every stored value of every enum but those in capitals, with how often each occurs. */
async function valuesStored(): Promise<string[]> {
  const columns = await query(
    `SELECT table_name AS "table", column_name AS "column", udt_name AS type FROM information_schema.columns
     JOIN pg_type ON typname = udt_name AND typtype = 'e'
     WHERE table_schema = 'public' AND udt_name NOT IN ('Role', 'Provider') ORDER BY 1, 2`,
  );
  const counted = columns.map(
    ({ table, column }) =>
      `SELECT '${table}.${column}' AS at, "${column}"::text AS value, count(*)::int AS rows FROM "${table}" GROUP BY 2`,
  );
  const rows = await query(`${counted.join(' UNION ALL ')} ORDER BY 1, 2`);
  return rows.map(({ at, value, rows: many }) => `${at}: ${value} in ${many}`).toSorted();
}

// The tests are consecutive: the first migrates the data of the previous version.
test('stored values and columns keep their meaning under the names of the API', async () => {
  const before = await valuesStored();
  expect(before).toContain('orders.status: PAID in 2');
  const names = await query(
    'SELECT thing AS entity, thing_id AS entity_id, label FROM audit_entries ORDER BY audit_entries.id',
  );
  const seats = await query('SELECT id, holds_places AS holds_seats FROM orders ORDER BY id');
  const polled = await query('SELECT id, asked_at AS polled_at FROM payment_attempts ORDER BY id');
  const products = await query('SELECT id, places_per_day AS seats_per_day FROM products ORDER BY id');
  await upTo('20261123040000_names_of_the_api');
  const lower = (line: string) => line.replace(/: (\w+) in/, (_, value: string) => `: ${value.toLowerCase()} in`);
  expect(await valuesStored()).toEqual(before.map(lower).toSorted());
  expect(await query('SELECT entity, entity_id, label FROM audit_entries ORDER BY id')).toEqual(names);
  expect(await query('SELECT id, holds_seats FROM orders ORDER BY id')).toEqual(seats);
  expect(await query('SELECT id, polled_at FROM payment_attempts ORDER BY id')).toEqual(polled);
  expect(await query('SELECT id, seats_per_day FROM products ORDER BY id')).toEqual(products);
});

test('no value of an enum but roles and providers is left in capitals', async () => {
  const values = await query(
    `SELECT enumlabel AS value FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
     WHERE typname NOT IN ('Role', 'Provider') AND enumlabel <> lower(enumlabel)`,
  );
  expect(values).toEqual([]);
});

test('defaults, constraints and partial indexes follow the names', async () => {
  const [order] = await query("SELECT id FROM orders WHERE status = 'paid' LIMIT 1");
  const attempt = (reference: string) =>
    query(
      `INSERT INTO payment_attempts (id, order_id, gateway, reference, amount, expires_at, updated_at)
       VALUES (gen_random_uuid(), '${order?.id}', 'sandbox', '${reference}', 1, now(), now()) RETURNING status`,
    );
  expect(await attempt('first')).toEqual([{ status: 'opening' }]);
  await expect(attempt('second')).rejects.toThrow('payment_attempts_one_live');
  const entry = (kind: string) =>
    query(
      `INSERT INTO ledger_entries (id, order_id, kind, amount, at)
       VALUES (gen_random_uuid(), '${order?.id}', '${kind}', -1, now()) RETURNING kind`,
    );
  expect(await entry('on_site_refund')).toEqual([{ kind: 'on_site_refund' }]);
  await expect(entry('on_site')).rejects.toThrow('ledger_entries_sign_check');
});
