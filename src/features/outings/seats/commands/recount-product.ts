import { countDepartures, countLimits, departuresSince, lockDays, lockDaysWithin } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import { type Day, plusDays } from '@/shared/time/days';
import { recountDays } from './recount-days';

/**
 * Number of past days on which sold departures are counted by current needs, in case one of their seats is released.
 */
const COUNTED_DAYS = 365;

/** Locks the days that a change of product needs may affect; take it before the product's row lock. */
export async function lockDaysOfProducts(tx: Tx, today: Day): Promise<Day[]> {
  return lockDaysWithin(tx, { from: plusDays(today, -COUNTED_DAYS), to: null });
}

/**
 * Recounts a product's guests after its needs or its length changed. Seats sold beyond the limits make days short; past
 * days keep their boats.
 */
export async function recountProduct(tx: Tx, productId: string, today: Day): Promise<void> {
  const locked = await lockDaysOfProducts(tx, today);
  const { departures, days } = await departuresSince(tx, productId, plusDays(today, -COUNTED_DAYS));
  await lockDays(tx, days);
  await countDepartures(tx, departures);
  await countLimits(
    tx,
    [...new Set([...locked, ...days])].filter((day) => day < today),
    'lowering',
  );
  await recountDays(tx, { from: today, to: null });
}
