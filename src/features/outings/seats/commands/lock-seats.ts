import { type Departing, daysTaken } from '@/features/outings/domain/stay';
import { lockDays } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Tx } from '@/server/database/db';

/**
 * Locks the days that departures take until the transaction ends, and returns what boats and guides allow on them; null
 * when neither counts. Schedules are read after it, so that no closure comes between.
 */
export async function lockSeats(tx: Tx, departing: readonly Omit<Departing, 'id'>[]): Promise<SeatPlan | null> {
  const days = [...new Set(departing.flatMap(daysTaken))].sort();
  const [from] = days;
  const to = days.at(-1);
  if (!from || !to || !(await lockDays(tx, days))) return null;
  return seatsWithin(tx, { from, to });
}
