import { lockStays, type Stay } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/**
 * Locks the days that departures take until the transaction ends, and returns what boats and guides allow on them; null
 * when neither counts. Schedules are read after it, so that no closure and no change of a product comes between.
 */
export async function lockSeats(
  tx: Tx,
  stays: readonly (Omit<Stay, 'durationDays'> & { durationDays?: number | undefined })[],
): Promise<SeatPlan | null> {
  const locked = await lockStays(
    tx,
    stays.map(({ productId, date, durationDays = null }) => ({ productId, date, durationDays })),
  );
  if (!locked) throw new AppError('changed_meanwhile');
  return locked.counts ? seatsWithin(tx, locked) : null;
}
