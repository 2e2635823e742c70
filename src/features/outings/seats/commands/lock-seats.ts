import { lockStays, type Stay } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/**
 * Locks the days of these departures until the transaction ends, and returns their limits of boats and guides; null if
 * neither counts. Read schedules only afterwards, so that no closure or product change comes between.
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
