import { expect, test } from 'vitest';
import { earlierDatabase, finishCancelling } from '../../src/test/earlier-database';

// The version before has no settings, no counter and no edits of orders.
const { upTo, query, brokenFacts } = earlierDatabase('20261126020000_staff_rights');

const people = () => query('SELECT id, email, first_name, last_name, role FROM users ORDER BY id');
const orders = () =>
  query('SELECT id, status, total, due_now, remaining, discount, holds_seats, customer_id FROM orders ORDER BY id');
const money = () => query('SELECT id, order_id, kind::text, amount, method FROM ledger_entries ORDER BY id');
const onlyValue = async (sql: string) => (await query(sql)).map((row) => Object.values(row)[0]);

// The tests are consecutive: the first migrates the data of the previous version.
test('people, orders and money of the version before stay as they are, and every fact holds', async () => {
  await finishCancelling(query);
  await query(
    `INSERT INTO ledger_entries (id, order_id, kind, amount, method, at)
     SELECT gen_random_uuid(), id, 'on_site', 1, 'cash', now() FROM orders WHERE status = 'confirmed' LIMIT 1`,
  );
  const before = [await people(), await orders(), await money()];
  expect(before.slice(0, 2).every((rows) => rows.length > 0)).toBe(true);
  await upTo();
  expect([await people(), await orders(), await money()]).toEqual(before);
  expect(await brokenFacts()).toEqual([]);
});

test('what is new begins empty: no guest, no receipt, no account, no adjustment, no settings', async () => {
  expect(await onlyValue(`SELECT count(*)::int FROM users WHERE email IS NULL OR sealed_phone IS NOT NULL`)).toEqual([
    0,
  ]);
  expect(await onlyValue(`SELECT count(*)::int FROM users WHERE phone_marks <> '{}'`)).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM receipts')).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM order_links')).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM shop_settings')).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM payment_attempts WHERE for_rest')).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM orders WHERE adjustment <> 0')).toEqual([0]);
  expect(await onlyValue('SELECT count(*)::int FROM order_items WHERE adjustment <> 0')).toEqual([0]);
  expect(await onlyValue(`SELECT count(*)::int FROM refunds WHERE way <> 'gateway' OR note IS NOT NULL`)).toEqual([0]);
});

test('the version before keeps writing customers and divers, and guests without an address fit beside them', async () => {
  await query(
    `INSERT INTO users (id, email, first_name, last_name, role, updated_at)
     VALUES (gen_random_uuid(), 'late@counter.test', 'Made', 'Wirawan', 'USER', now())`,
    `INSERT INTO users (id, email, first_name, last_name, role, updated_at)
     VALUES (gen_random_uuid(), NULL, 'Ketut', '', 'USER', now()), (gen_random_uuid(), NULL, 'Wayan', '', 'USER', now())`,
    `UPDATE order_divers SET email = NULL, shoe_size = NULL, shoe_size_system = NULL`,
  );
  expect(await onlyValue('SELECT count(*)::int FROM users WHERE email IS NULL')).toEqual([2]);
  expect(await brokenFacts()).toEqual([]);
});
