import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWith, sealWith } from '../../../src/server/crypto/crypto';
import { type Keyring, keyOf } from '../../../src/server/crypto/keyring';
import { phoneMarks } from '../../../src/server/crypto/phone-marks';
import { withConnection } from '../database';
import { reseal } from './reseal';

const OLD_KEY = 'the key that sealed until yesterday';
const NEW_KEY = 'the key that seals from today onwards';

// Set before any import of the app, which then seals with the new key and opens text sealed with the old one.
Object.assign(process.env, { DATA_ENCRYPTION_KEY: NEW_KEY, DATA_ENCRYPTION_OLD_KEYS: OLD_KEY });
const { db, pool } = await import('../../../src/server/database/db');
const { columnsWhere } = await import('../../../src/test/database-search');
const { diver } = await import('../../../src/test/divers');
const { anOrder, byStaff, ordered } = await import('../../../src/test/orders');

const before = keyOf(OLD_KEY);
const current = keyOf(NEW_KEY);
const changed = [current, before] as const;

const withKeys = (keys: Keyring, report: (progress: string) => void = () => {}) => ({ keys: () => keys, report });
const run = (keys: Keyring = changed, report?: (progress: string) => void, atATime?: number) =>
  withConnection(process.env.DATABASE_URL ?? '', (client) => reseal(client, withKeys(keys, report), atATime));

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

const guests = [
  diver({ full_name: 'Sari Dewi', phone: '+62 812-3456-7890' }),
  diver({ full_name: 'Tom Hughes', phone: '+44 (0)7700 900123', height_cm: 191, weight_kg: 97 }),
];
let uuid: string;
let asPlaced: Awaited<ReturnType<typeof readOrder>>;

const readOrder = async () => (await byStaff(ordered)).admin.orders.get({ uuid });
/** True if staff find the order. */
const isFoundBy = async (search: string) =>
  (await (await byStaff(ordered)).admin.orders.list({ search })).data.some((one) => one.uuid === uuid);

beforeAll(async () => {
  const address = "Villa Puri, Jalan Danau Poso 21, 'Sanur'";
  ({ uuid } = await anOrder({ divers: guests, pickup_address: address, inquiry: '水中カメラは使えますか？ 🐠' }));
  asPlaced = await readOrder();
  expect(asPlaced).toMatchObject({ pickup_address: address, inquiry: '水中カメラは使えますか？ 🐠' });
});

beforeEach(async () => {
  await run([before, current]);
});

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

describe('a new key', () => {
  test('keeps everything readable and searchable by phone and address while the previous key is set', async () => {
    expect(await sealedWith(before)).toBe((await sealedTexts()).length);
    expect(await readOrder()).toEqual(asPlaced);
    for (const search of ['0812 3456 7890', '900123', 'villa poso']) expect(await isFoundBy(search)).toBe(true);
  });

  test('is sufficient after the next start', async () => {
    const texts = await sealedTexts();
    expect(await run()).toEqual({ resealed: texts.length, unopened: 0, missingKeys: [] });
    expect(await sealedWith(current)).toBe(texts.length);
    for (const text of await sealedTexts()) expect(openWith([current], text)).not.toBe('');
    expect(await readOrder()).toEqual(asPlaced);
    const { phoneMarks: marks } = await db.orderDiver.findFirstOrThrow({ where: { fullName: 'Tom Hughes' } });
    expect(marks).toEqual(phoneMarks(current, '+44 (0)7700 900123'));
    for (const search of ['900123', 'villa poso']) expect(await isFoundBy(search)).toBe(true);
    expect(await run()).toEqual({ resealed: 0, unopened: 0, missingKeys: [] });
  });

  test('resumes an interrupted reseal', async () => {
    const all = (await sealedTexts()).length;
    const interrupt = () => {
      throw new Error('interrupted');
    };
    await expect(run(changed, interrupt, 1)).rejects.toThrow('interrupted');
    expect(await sealedWith(current)).toBe(1);
    expect(await readOrder()).toEqual(asPlaced);
    expect(await run(changed, undefined, 1)).toMatchObject({ resealed: all - 1, unopened: 0 });
  });

  test('is applied once by concurrent starts', async () => {
    const all = (await sealedTexts()).length;
    await Promise.all([run(changed, undefined, 1), run(changed, undefined, 1)]);
    await run();
    expect(await sealedWith(current)).toBe(all);
    expect(await readOrder()).toEqual(asPlaced);
  });

  test('reaches every column with sealed text', async () => {
    await anOrder({ inquiry: 'Rays?', pickup_address: 'Villa Mawar' });
    const next = keyOf('the key after the next one');
    await run();
    expect(await columnsSealedWith(current)).toHaveLength(5);
    await run([next, ...changed]);
    expect(await columnsSealedWith(current)).toEqual([]);
    expect(await columnsSealedWith(before)).toEqual([]);
    await run([current, next]);
  });

  test('keeps text that no key opens and names the missing key', async () => {
    const lost = keyOf('a key that nobody wrote down');
    const text = sealWith(lost, '{}');
    await pool.query('UPDATE orders SET emergency = $1 WHERE id = $2', [text, uuid]);
    const all = (await sealedTexts()).length;
    expect(await run()).toEqual({ resealed: all - 1, unopened: 1, missingKeys: [lost.id] });
    expect((await sealedTexts()).filter((sealed) => sealed === text)).toHaveLength(1);
  });
});
