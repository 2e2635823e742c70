import { beforeEach, expect, test } from 'vitest';
import { db, type Tx } from './db';

const lock = (tx: Tx, name: string) => tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${name}))::text`;
const boats = async () => (await db.boat.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);
const failing = (code: string) => async (tx: Tx) => {
  await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'failed' USING ERRCODE = '${code}'; END $$`);
};

beforeEach(() => db.boat.deleteMany());

test('two deadlocked transactions both succeed and write once each', async () => {
  let runs = 0;
  let open = () => {};
  const bothHold = new Promise<void>((resolve) => {
    open = resolve;
  });
  const locking = (first: string, second: string) =>
    db.$transaction(async (tx) => {
      runs += 1;
      await lock(tx, first);
      await tx.boat.create({ data: { name: first, kind: 'boat', seats: 8, homeHarbour: 'Sanur' } });
      if (runs === 2) open();
      await bothHold;
      await lock(tx, second);
    });
  await Promise.all([locking('Kecil', 'Besar'), locking('Besar', 'Kecil')]);
  expect(await boats()).toEqual(['Besar', 'Kecil']);
  expect(runs).toBe(3);
});

test('a transaction that conflicts every time fails with nothing written', async () => {
  let runs = 0;
  const refused = db.$transaction(async (tx) => {
    runs += 1;
    await tx.boat.create({ data: { name: 'Sari', kind: 'boat', seats: 8, homeHarbour: 'Sanur' } });
    await failing('40001')(tx);
  });
  await expect(refused).rejects.toThrow();
  expect(runs).toBe(4);
  expect(await boats()).toEqual([]);
});

test('a transaction that fails for another reason is not retried', async () => {
  let runs = 0;
  const refused = db.$transaction(async (tx) => {
    runs += 1;
    await failing('23514')(tx);
  });
  await expect(refused).rejects.toThrow();
  expect(runs).toBe(1);
});
