import { allTimesOn } from '@/features/availability/data';
import type { Schedule } from '@/features/availability/domain/schedule';
import { delayOf } from '@/features/availability/domain/usual-departure';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';

/**
 * Returns by how many minutes the pickup of departures on that day differs from the product's. Departures that were
 * removed count too, because the pickup of the others must not change with them; only the usual one needs no look.
 */
export async function delayOn(
  tx: Tx,
  { id, departureTime: usual }: Pick<Schedule['product'], 'id' | 'departureTime'>,
  day: Day,
  departing: readonly ClockTime[],
): Promise<(time: ClockTime) => number> {
  if (departing.every((time) => time === usual)) return () => 0;
  const times = await allTimesOn(tx, id, day);
  return (time) => delayOf(time, { times, usual });
}
