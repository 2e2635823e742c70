import { countDepartures, countLimits, departuresSince, lockDays, lockDaysWithin } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import { type Day, plusDays } from '@/shared/time/days';
import { recountDays } from './recount-days';

/** What was sold so long ago is still counted by what its product needs now, should a seat of it be released. */
const COUNTED_DAYS = 365;

/** Locks the days that a change of what a product needs may concern, before the product's row is locked. */
export async function lockDaysOfProducts(tx: Tx, today: Day): Promise<Day[]> {
  return lockDaysWithin(tx, { from: plusDays(today, -COUNTED_DAYS), to: null });
}

/**
 * Counts the guests of a product again, after a change of what it needs or how long it takes. What is sold beyond the
 * limits makes days short; on days that are over, boats stay as they were.
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
