import { describe, expect, test } from 'vitest';
import { db, type Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { toDate } from '@/shared/time/days';
import { crowd } from '@/test/crowd';
import { product } from '@/test/factories';
import { claimSeats } from './claim-seats';

const now = new Date('2026-12-01T02:00:00Z');
const date = '2026-12-24';
const DIVERS = 2;
const AT_ONCE = 60;
const ROUNDS = 4;
const capacities = { '07:30': 8, '13:00': 12 };
const SOLD = (capacities['07:30'] + capacities['13:00']) / DIVERS;

type Take = (tx: Tx, productId: string) => Promise<unknown>;
const guarded: Take = (tx, productId) => claimSeats(tx, { productId, date, divers: DIVERS, now });

const { inTransaction } = crowd();

async function twoDepartures(): Promise<string> {
  const { id: productId } = await product();
  const rows = Object.entries(capacities).map(([time, capacity]) => ({
    productId,
    date: toDate(date),
    time,
    capacity,
  }));
  await db.departure.createMany({ data: rows });
  return productId;
}

/** Runs all bookings for the same day at once and returns how many succeeded; any failure but 'sold out' is thrown. */
async function rush(productId: string, take: Take): Promise<number> {
  const ended = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      inTransaction((tx) => take(tx, productId)).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof AppError && refused.code === 'sold_out') return false;
          throw refused;
        },
      ),
    ),
  );
  return ended.filter(Boolean).length;
}

const takenOf = async (productId: string) =>
  Object.fromEntries((await db.departure.findMany({ where: { productId } })).map(({ time, taken }) => [time, taken]));

describe(`${AT_ONCE} bookings at once for a day with two departures`, () => {
  test('claimSeats without a time sells exactly the seats of both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const productId = await twoDepartures();
      expect(await rush(productId, guarded)).toBe(SOLD);
      expect(await takenOf(productId)).toEqual(capacities);
    }
  });

  test('a claim that checks and updates in two steps oversells, which proves that the calls overlap', async () => {
    const lookFirst: Take = async (tx, productId) => {
      const departures = await tx.departure.findMany({ where: { productId }, orderBy: { time: 'asc' } });
      const roomy = departures.find(({ capacity, taken }) => taken + DIVERS <= capacity);
      if (!roomy) throw new AppError('sold_out');
      await tx.$executeRaw`UPDATE departures SET taken = taken + ${DIVERS} WHERE id = ${roomy.id}::uuid`;
    };
    const productId = await twoDepartures();
    await db.$executeRaw`ALTER TABLE departures DROP CONSTRAINT departures_taken_check`;
    expect(await rush(productId, lookFirst)).toBeGreaterThan(SOLD);
  });
});
