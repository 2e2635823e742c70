import { expect, test } from 'vitest';
import { rights } from '@/shared/schema/rights';
import { earlierDatabase } from '../../src/test/earlier-database';

const { upTo, query } = earlierDatabase('20261125060000_closures_night_before');

/** As the version before writes accounts, which knows no rights. */
const insert = (email: string, role: 'ADMIN' | 'USER', erasedAt = 'NULL') =>
  `INSERT INTO users (id, email, first_name, last_name, role, updated_at, erased_at)
   VALUES (gen_random_uuid(), '${email}', 'Made', 'Wirawan', '${role}', now(), ${erasedAt})`;
const heldBy = async (email: string) => (await query(`SELECT rights FROM users WHERE email = '${email}'`))[0]?.rights;

// The tests are consecutive: the first migrates the data of the previous version.
test('existing admins become owners, customers and erased admins get no rights', async () => {
  await query(
    insert('admin@rights.test', 'ADMIN'),
    insert('guest@rights.test', 'USER'),
    insert('gone@rights.test', 'ADMIN', 'now()'),
  );
  await upTo();
  expect(await heldBy('admin@rights.test')).toEqual([...rights]);
  expect([await heldBy('guest@rights.test'), await heldBy('gone@rights.test')]).toEqual([[], []]);
});

test('an admin or a customer whom the version before creates afterwards has no rights', async () => {
  await query(insert('late@rights.test', 'ADMIN'), insert('late-guest@rights.test', 'USER'));
  expect([await heldBy('late@rights.test'), await heldBy('late-guest@rights.test')]).toEqual([[], []]);
});
