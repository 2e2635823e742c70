import { departureById, giveSeatsBack, lockDepartures, scheduleOn } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { offeredTimes, scheduledDay } from '@/features/availability/domain/schedule';
import { delayOf } from '@/features/availability/domain/usual-departure';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { bookableDepartures, type Claim, type Claimed, takeOrRefuse } from './claim-seats';

async function delayNow(tx: Tx, departureId: string, now: Date): Promise<number> {
  const { productId, date, time } = await departureById(tx, departureId);
  const schedule = await scheduleOn(tx, productId, toDay(date), 'any');
  if (!schedule) return 0;
  const { cutOffHours, departureTime } = schedule.product;
  const day = scheduledDay(schedule, toDay(date), bookableRange(cutOffHours, now));
  // A day that is over offers nothing any more.
  const times = day.status === 'not_offered' ? day.times : offeredTimes(day);
  return delayOf(time, { times: times.map((one) => one.time), usual: departureTime });
}

/**
 * Takes seats on the new departure and releases those of the old one, or changes neither. The delay is relative to the
 * old departure.
 */
export async function moveSeats(tx: Tx, { from, ...claim }: Claim & { from: string }): Promise<Claimed> {
  const departures = await bookableDepartures(tx, claim);
  if (departures[0]?.departureId === from) return { ...departures[0], delay: 0 };
  const before = await delayNow(tx, from, claim.now);
  await lockDepartures(tx, [from, ...departures.map(({ departureId }) => departureId)]);
  const { delay, ...taken } = await takeOrRefuse(tx, departures, claim.divers);
  await giveSeatsBack(tx, [{ departureId: from, divers: claim.divers }]);
  return { ...taken, delay: delay - before };
}
