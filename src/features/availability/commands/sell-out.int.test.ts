import { describe, expect, test } from 'vitest';
import { db, type Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { crowd } from '@/test/crowd';
import { product } from '@/test/factories';
import { claimSeats } from './claim-seats';
import { releaseSeats } from './release-seats';

const now = new Date('2026-12-01T02:00:00Z');
const date = '2026-12-24';
const SEATS = 16;
const DIVERS = 2;
/** Size of the first round; later rounds still use every connection at once. */
const AT_ONCE = 300;
const FEWER_AT_ONCE = 48;
const ROUNDS = 20;
/** Seats taken before the rush and released in the middle of it. */
const GIVEN_BACK = 3;

type Take = (tx: Tx, productId: string) => Promise<unknown>;
const guarded: Take = (tx, productId) => claimSeats(tx, { productId, date, divers: DIVERS, now });

const { inTransaction } = crowd();

const departureOf = (productId: string) => db.departure.findFirstOrThrow({ where: { productId } });

/** True for seats taken, false for 'sold out'; any other outcome fails the test. */
const attempt = (productId: string, take: Take): Promise<boolean> =>
  inTransaction((tx) => take(tx, productId)).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof AppError && refused.code === 'sold_out') return false;
      throw refused;
    },
  );

/** Runs all bookings for the same day at once and returns how many succeeded. */
async function rush(
  productId: string,
  take: Take,
  { beside = [], atOnce = AT_ONCE }: { beside?: (() => Promise<unknown>)[]; atOnce?: number } = {},
): Promise<number> {
  const tries = Array.from({ length: atOnce }, () => () => attempt(productId, take));
  const calls: (() => Promise<unknown>)[] = tries;
  for (const [index, call] of beside.entries()) calls.splice((index + 1) * 5, 0, call);
  const ended = await Promise.all(calls.map((call) => call()));
  return ended.filter((end) => end === true).length;
}

describe(`${AT_ONCE} bookings at once for the last places of a day`, () => {
  test('claimSeats sells exactly the free seats in every round, while others release seats in between', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await product({ seatsPerDay: SEATS });
      for (let taken = 0; taken < GIVEN_BACK; taken += 1) await attempt(id, guarded);
      const { id: departureId } = await departureOf(id);
      const giveBack = () =>
        inTransaction((tx) => releaseSeats(tx, { departureId, divers: DIVERS })).then(() => 'given back');

      let sold = await rush(id, guarded, {
        beside: Array.from({ length: GIVEN_BACK }, () => giveBack),
        atOnce: round === 0 ? AT_ONCE : FEWER_AT_ONCE,
      });
      expect((await departureOf(id)).taken).toBe(sold * DIVERS);
      expect(sold).toBeGreaterThanOrEqual(SEATS / DIVERS - GIVEN_BACK);
      // Seats released after the last refused booking are available to the next booking.
      while (await attempt(id, guarded)) sold += 1;
      expect(sold).toBe(SEATS / DIVERS);
      expect(await departureOf(id)).toMatchObject({ capacity: SEATS, taken: SEATS });
    }
  });

  test('claimSeats sells exactly the free seats when the first call creates the departure', async () => {
    const { id } = await product({ seatsPerDay: SEATS });
    expect(await rush(id, guarded)).toBe(SEATS / DIVERS);
    expect(await departureOf(id)).toMatchObject({ capacity: SEATS, taken: SEATS });
  });

  test('a claim that checks and updates in two steps oversells, which proves that the calls overlap', async () => {
    const lookFirst: Take = async (tx, productId) => {
      const { id, capacity, taken } = await tx.departure.findFirstOrThrow({ where: { productId } });
      if (taken + DIVERS > capacity) throw new AppError('sold_out');
      await tx.$executeRaw`UPDATE departures SET taken = taken + ${DIVERS} WHERE id = ${id}::uuid`;
    };
    const { id } = await product({ seatsPerDay: SEATS });
    await attempt(id, guarded);
    await db.$executeRaw`ALTER TABLE departures DROP CONSTRAINT departures_taken_check`;
    expect((await rush(id, lookFirst)) + 1).toBeGreaterThan(SEATS / DIVERS);
    expect((await departureOf(id)).taken).toBeGreaterThan(SEATS);
  });
});
