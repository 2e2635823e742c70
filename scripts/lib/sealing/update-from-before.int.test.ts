import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { keyOf } from '../../../src/server/crypto/keyring';
import {
  KEY_BEFORE,
  LAST_BEFORE,
  loadDataBefore,
  ordersBefore,
  readOrder,
  readOrders,
  searchOrders,
} from '../../../src/test/data-before-sealing';
import { createDatabase, databaseUrl, dropDatabase } from '../../../src/test/database';
import { migrate } from '../migrations';
import { sealData } from './seal-data';

const NEW_KEY = 'the key that seals from today onwards';
const { serverUrl } = inject('postgres');
const name = `segara_update_${randomBytes(6).toString('hex')}`;
const url = databaseUrl(serverUrl, name);

// Before any import of the product, which then opens the database of this test.
Object.assign(process.env, {
  DATABASE_URL: url,
  DATA_ENCRYPTION_KEY: NEW_KEY,
  DATA_ENCRYPTION_OLD_KEYS: KEY_BEFORE,
});
const { db, pool } = await import('../../../src/server/database/db');
const { columnsWhere } = await import('../../../src/test/database-search');

const keys = () => [keyOf(NEW_KEY), keyOf(KEY_BEFORE)] as const;

/** The data steps of `npm start`, between the database and the server. */
async function start(report: (progress: string) => void = () => {}): Promise<string> {
  let outcome = '';
  await migrate({ url, keys, report, announce: () => {} });
  await sealData(url, { keys, report }, (result) => {
    outcome = result;
  });
  return outcome;
}

const plainText = () =>
  columnsWhere("value ~ '1990-04-21|1984-02-29|2014-12-30|1979-11-03|1981-06-17|7700 900123|locker|水中|Villa Puri'");
const columns = async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name IN ('orders', 'order_divers')`,
  );
  return rows.map(({ name: column }) => column);
};

beforeAll(async () => {
  await createDatabase(serverUrl, name);
  await migrate({ url, keys, report: () => {}, announce: () => {}, through: LAST_BEFORE });
  await loadDataBefore(url);
});

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
  await dropDatabase(serverUrl, name);
});

// The tests are consecutive starts, each on the data of the one before.
describe('a start on the data of the previous version, with a new key', () => {
  test('leaves the plain columns in place when it is interrupted while it seals', async () => {
    expect(await plainText()).toContain('public.order_divers.date_of_birth');
    const interrupt = () => {
      throw new Error('interrupted');
    };
    await expect(start(interrupt)).rejects.toThrow('interrupted');
    expect(await plainText()).toEqual(['public.orders.inquiry', 'public.orders.pickup_address']);
    expect(await columns()).toContain('date_of_birth');
  });

  test('continues from there, and leaves nothing readable without the key', async () => {
    // Meanwhile the previous version erases the columns it knows.
    await pool.query(`UPDATE orders SET anonymised_at = now() WHERE booking_id = 'SGR-GQP63Y'`);
    expect(await start()).toMatch(/^\d+ texts sealed again$/);
    const dropped = ['date_of_birth', 'phone', 'height_cm', 'weight_kg', 'pickup_address', 'inquiry'];
    expect((await columns()).filter((column) => dropped.includes(column))).toEqual([]);
    expect(await plainText()).toEqual([]);
    expect(await columnsWhere(`value ~ 'v1\\.${keyOf(KEY_BEFORE).id}\\.'`)).toEqual([]);
  });

  test('leaves every order readable as it was, except those erased meanwhile', async () => {
    const { 'SGR-GQP63Y': erased, ...read } = await readOrders();
    const { 'SGR-GQP63Y': _, ...expected } = ordersBefore;
    expect(read).toEqual(expected);
    expect(erased).toMatchObject({ divers: Array.from({ length: 4 }, () => ' |  | 0 | 0 | 0704A1234') });
  });

  test('makes every remaining diver findable by phone, and erased ones not', async () => {
    expect(await searchOrders('0812 3456 7890')).toEqual(['SGR-CVKQMK', 'SGR-H2RDHC']);
    expect(await searchOrders('+44 7700 900123')).toEqual(['SGR-H2RDHC']);
    expect(await searchOrders('345679')).toEqual(['SGR-5ZQ4B9']);
    expect(await searchOrders('+49 151 23456789')).toEqual([]);
  });

  test('makes every order findable by its address, and no erased one', async () => {
    expect(await searchOrders('villa poso')).toEqual(['SGR-CVKQMK']);
    await pool.query(`UPDATE orders SET sealed_details = NULL WHERE booking_id = 'SGR-CVKQMK' RETURNING id`);
    await start();
    expect(await searchOrders('villa poso')).toEqual([]);
  });

  test('has nothing left to do the next time', async () => {
    expect(await start()).toBe('up to date');
    expect((await readOrder('SGR-5ZQ4B9')).inquiry).toBe(ordersBefore['SGR-5ZQ4B9'].inquiry);
  });
});
