import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openWith, sealWith } from '../../../src/server/crypto/crypto';
import { type Keyring, keyOf } from '../../../src/server/crypto/keyring';
import { phoneMarks } from '../../../src/server/crypto/phone-marks';
import {
  KEY_BEFORE,
  LAST_BEFORE,
  loadDataBefore,
  ordersBefore,
  readOrders,
  searchOrders,
} from '../../../src/test/data-before-sealing';
import { createDatabase, databaseUrl, dropDatabase } from '../../../src/test/database';
import { withConnection } from '../database';
import { migrate } from '../migrations';
import { reseal } from './reseal';

const NEW_KEY = 'the key that seals from today onwards';
const { serverUrl } = inject('postgres');
const name = `segara_reseal_${randomBytes(6).toString('hex')}`;
const url = databaseUrl(serverUrl, name);

// Before any import of the product: it has the new key, and the previous one to open older data.
Object.assign(process.env, {
  DATABASE_URL: url,
  DATA_ENCRYPTION_KEY: NEW_KEY,
  DATA_ENCRYPTION_OLD_KEYS: KEY_BEFORE,
});
const { db, pool } = await import('../../../src/server/database/db');
const { columnsWhere } = await import('../../../src/test/database-search');
const { callerFor } = await import('../../../src/test/actors');
const { booking } = await import('../../../src/test/bookings');
const { account, signIn } = await import('../../../src/test/factories');

const before = keyOf(KEY_BEFORE);
const current = keyOf(NEW_KEY);
const changed = [current, before] as const;

const withKeys = (keys: Keyring, report: (progress: string) => void = () => {}) => ({ keys: () => keys, report });
const run = (keys: Keyring = changed, report?: (progress: string) => void, atATime?: number) =>
  withConnection(url, (client) => reseal(client, withKeys(keys, report), atATime));

async function sealedTexts(): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(`
    SELECT emergency AS text FROM orders UNION ALL SELECT sealed_details FROM orders
    UNION ALL SELECT sealed FROM order_divers UNION ALL SELECT sealed_details FROM order_divers
    UNION ALL SELECT payload ->> 'sealed' FROM graphile_worker._private_jobs`);
  return rows.map(({ text }) => text).filter(Boolean);
}
const sealedWith = async ({ id }: { id: string }) =>
  (await sealedTexts()).filter((text) => text.startsWith(`v1.${id}.`)).length;
const columnsSealedWith = ({ id }: { id: string }) => columnsWhere(`value ~ 'v1\\.${id}\\.'`);

beforeAll(async () => {
  await createDatabase(serverUrl, name);
  const target = { url, ...withKeys([before]), announce: () => {} };
  await migrate({ ...target, through: LAST_BEFORE });
  await loadDataBefore(url);
  await migrate(target);
});

/** Sealed with the old key, and partly in the previous form, which did not name its key. */
beforeEach(async () => {
  await run([before, current]);
  await pool.query(`UPDATE orders SET emergency = split_part(emergency, '.', 3) WHERE emergency <> ''`);
});

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
  await dropDatabase(serverUrl, name);
});

describe('a changed key', () => {
  test('leaves everything readable, and findable by phone, while the previous key is given', async () => {
    expect(await readOrders()).toEqual(ordersBefore);
    expect(await searchOrders('0812 3456 7890')).toEqual(['SGR-CVKQMK', 'SGR-H2RDHC']);
    expect(await searchOrders('900123')).toEqual(['SGR-H2RDHC']);
  });

  test('is the only one needed after the next start', async () => {
    const texts = await sealedTexts();
    expect(await run()).toEqual({ resealed: texts.length, unopened: 0, missingKeys: [] });
    expect(await sealedWith(current)).toBe(texts.length);
    for (const text of await sealedTexts()) expect(openWith([current], text)).not.toBe('');
    expect(await readOrders()).toEqual(ordersBefore);
    const { phoneMarks: marks } = await db.orderDiver.findFirstOrThrow({ where: { fullName: 'Tom Hughes' } });
    expect(marks).toEqual(phoneMarks(current, '+44 (0)7700 900123'));
    expect(await searchOrders('900123')).toEqual(['SGR-H2RDHC']);
    expect(await run()).toEqual({ resealed: 0, unopened: 0, missingKeys: [] });
  });

  test('is applied from where it was interrupted', async () => {
    const all = (await sealedTexts()).length;
    const interrupt = () => {
      throw new Error('interrupted');
    };
    await expect(run(changed, interrupt, 2)).rejects.toThrow('interrupted');
    expect(await sealedWith(current)).toBe(2);
    expect(await readOrders()).toEqual(ordersBefore);
    expect(await run(changed, undefined, 2)).toMatchObject({ resealed: all - 2, unopened: 0 });
  });

  test('is applied once by several starts at the same time', async () => {
    const all = (await sealedTexts()).length;
    await Promise.all([run(changed, undefined, 1), run(changed, undefined, 1)]);
    await run();
    expect(await sealedWith(current)).toBe(all);
    expect(await readOrders()).toEqual(ordersBefore);
  });

  test('reaches every column that contains sealed text, once the product has run', async () => {
    const { order: orders } = await callerFor(await signIn(await account()), { now: new Date('2026-11-21T02:00:00Z') });
    const wanted = { inquiry: 'Rays?', pickup_address: 'Villa Mawar', activity_date: '2026-12-23' };
    await orders.create({ ...booking('wreck-day', wanted), idempotency_key: randomUUID() });
    const next = keyOf('the key after the next one');
    await run();
    expect(await columnsSealedWith(current)).toHaveLength(5);
    await run([next, ...changed]);
    expect(await columnsSealedWith(current)).toEqual([]);
    expect(await columnsSealedWith(before)).toEqual([]);
    await run([current, next]);
  });

  test('removes nothing that none of the keys opens, and names the missing key', async () => {
    const lost = keyOf('a key that nobody wrote down');
    const text = sealWith(lost, '{}');
    await pool.query(`UPDATE orders SET emergency = $1 WHERE booking_id = 'SGR-H2RDHC'`, [text]);
    const all = (await sealedTexts()).length;
    expect(await run()).toEqual({ resealed: all - 1, unopened: 1, missingKeys: [lost.id] });
    expect((await sealedTexts()).filter((sealed) => sealed === text)).toHaveLength(1);
  });
});
