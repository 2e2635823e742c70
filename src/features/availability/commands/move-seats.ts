import { departureById, giveSeatsBack, lockDepartures, scheduleOn } from '@/features/availability/data';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { bookableDepartures, type Claimed } from './bookable-departures';
import { type Claim, claimOrRefuse, partyOf } from './claim-seats';
import { delaysOn } from './delays-on';

/** Difference in minutes between a departure's pickup and the product's. */
export async function delayNow(tx: Tx, departureId: string): Promise<number> {
  const { productId, date, time } = await departureById(tx, departureId);
  const day = toDay(date);
  const schedule = await scheduleOn(tx, productId, day, 'any');
  if (!schedule) return 0;
  const [delay] = await delaysOn(tx, [{ product: schedule.product, date: day, times: [time] }]);
  return delay?.(time) ?? 0;
}

/**
 * Claims seats on the new departure and releases the seats of the old departure, or changes neither. The delay is
 * relative to the old departure.
 */
export async function moveSeats(tx: Tx, { from, ...claim }: Claim & { from: string }): Promise<Claimed> {
  const date = toDay((await departureById(tx, from)).date);
  const seats = await lockSeats(tx, [{ ...claim, date }, claim]);
  const departures = await bookableDepartures(tx, claim);
  const [first] = departures;
  if (first?.departureId === from) return { departureId: from, time: first.time, delay: 0 };
  const before = await delayNow(tx, from);
  await lockDepartures(tx, [from, ...departures.map(({ departureId }) => departureId)]);
  const party = partyOf(claim);
  if (first) seats?.release({ ...first.departing, date, id: from }, party);
  const { delay, ...taken } = await claimOrRefuse(tx, departures, { party, seats });
  await giveSeatsBack(tx, [{ departureId: from, divers: claim.divers }]);
  return { ...taken, delay: delay - before };
}
