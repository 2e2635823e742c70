import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openWith } from '../../../src/server/crypto/crypto';
import { keyOf } from '../../../src/server/crypto/keyring';
import { phoneMarks } from '../../../src/server/crypto/phone-marks';
import { KEY_BEFORE, loadDataBefore, plainDivers, plainOrders } from '../../../src/test/data-before-sealing';
import { createDatabase, databaseUrl, dropDatabase } from '../../../src/test/database';
import { withConnection } from '../database';
import { migrate } from '../migrations';
import { sealPlainDetails } from './plain-details';

/** The last migration with both plain and sealed columns; the current code may need later tables. */
const LAST_WITH_BOTH = '20261122203000_plain_details_unused';
const { serverUrl } = inject('postgres');
const name = `segara_plain_${randomBytes(6).toString('hex')}`;
const url = databaseUrl(serverUrl, name);
const key = keyOf(KEY_BEFORE);
const work = { keys: () => [key] as const, report: () => {} };
const target = { url, ...work, announce: () => {} };

beforeAll(async () => {
  await createDatabase(serverUrl, name);
  await migrate({ ...target, through: LAST_WITH_BOTH });
});
beforeEach(() => loadDataBefore(url));
afterAll(() => dropDatabase(serverUrl, name));

const query = <Row extends object>(statement: string) =>
  withConnection(url, async (client) => (await client.query<Row>(statement)).rows);
const seal = (atATime?: number, report: () => void = () => {}) =>
  withConnection(url, (client) => sealPlainDetails(client, { ...work, report }, atATime));

type Sealed = { sealed: string; marks: string[] };
const sealedDivers = () =>
  query<Sealed>(
    `SELECT order_divers.sealed_details AS sealed, phone_marks AS marks FROM order_divers JOIN orders ON orders.id = order_id
     WHERE order_divers.sealed_details IS NOT NULL ORDER BY activity_date, position`,
  );
const sealedOrders = () =>
  query<Sealed>('SELECT sealed_details AS sealed FROM orders WHERE sealed_details IS NOT NULL ORDER BY activity_date');
const opened = (rows: Sealed[]) => rows.map(({ sealed }) => JSON.parse(openWith([key], sealed)));
const plainRows = () =>
  query(
    `SELECT id FROM order_divers WHERE date_of_birth IS NOT NULL OR phone <> '' OR height_cm <> 0 OR weight_kg <> 0
     UNION ALL SELECT id FROM orders WHERE pickup_address IS NOT NULL OR inquiry IS NOT NULL`,
  );

async function expectAllSealed() {
  expect(await plainRows()).toEqual([]);
  const divers = await sealedDivers();
  expect(opened(divers)).toEqual(plainDivers);
  expect(divers.map(({ marks }) => marks)).toEqual(plainDivers.map(({ phone }) => phoneMarks(key, phone)));
  expect(opened(await sealedOrders())).toEqual(plainOrders);
}

describe('orders of the previous version', () => {
  test('are sealed with their content, except anonymised ones that have none', async () => {
    expect(await plainRows()).toHaveLength(12);
    expect(await seal()).toBe(12);
    await expectAllSealed();
    expect(await seal()).toBe(0);
  });

  test('are sealed from where it was interrupted, by the next start', async () => {
    const interrupt = () => {
      throw new Error('interrupted');
    };
    await expect(seal(3, interrupt)).rejects.toThrow('interrupted');
    expect(await sealedDivers()).toHaveLength(3);
    expect(await plainRows()).toHaveLength(9);
    expect(await seal(3)).toBe(9);
    await expectAllSealed();
  });

  test('are sealed once when several starts seal at the same time', async () => {
    const sealed = await Promise.all([seal(1), seal(1), seal(1)]);
    expect(sealed.reduce((sum, rows) => sum + rows)).toBe(12);
    await expectAllSealed();
  });

  test('are waited for while somebody else has them locked', async () => {
    const rows = await withConnection(url, async (client) => {
      await client.query('BEGIN');
      await client.query("SELECT FROM order_divers WHERE full_name = 'Tom Hughes' FOR UPDATE");
      let batches = 0;
      const sealing = seal(1, () => {
        batches += 1;
      });
      await expect.poll(() => batches).toBe(11);
      await client.query('COMMIT');
      return sealing;
    });
    expect(rows).toBe(12);
    await expectAllSealed();
  });
});

describe('the migration that drops the plain columns', () => {
  test('refuses while a row has a value in them, and leaves them as they are', async () => {
    await expect(migrate({ ...target, steps: {} })).rejects.toThrow(
      '12 rows of orders and order_divers still have personal data in plain text',
    );
    expect(await plainRows()).toHaveLength(12);
  });
});
