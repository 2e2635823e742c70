import { allTimesOn } from '@/features/availability/data';
import type { Schedule } from '@/features/availability/domain/schedule';
import { delayOf } from '@/features/availability/domain/usual-departure';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';

/**
 * Returns by how many minutes the pickup of a departure on that day differs from the product's. Departures that were
 * removed count too, because the pickup of the others must not change with them.
 */
export async function delayOn(
  tx: Tx,
  { id, departureTime }: Pick<Schedule['product'], 'id' | 'departureTime'>,
  day: Day,
): Promise<(time: ClockTime) => number> {
  const times = await allTimesOn(tx, id, day);
  return (time) => delayOf(time, { times, usual: departureTime });
}
