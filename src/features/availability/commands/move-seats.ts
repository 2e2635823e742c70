import { departureById, giveSeatsBack, lockDepartures, scheduleOn, stayOn } from '@/features/availability/data';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { bookableDepartures, type Claim, type Claimed, partyOf, takeOrRefuse } from './claim-seats';
import { delayOn } from './delay-on';

async function delayNow(tx: Tx, departureId: string): Promise<number> {
  const { productId, date, time } = await departureById(tx, departureId);
  const day = toDay(date);
  const schedule = await scheduleOn(tx, productId, day, 'any');
  return schedule ? (await delayOn(tx, schedule.product, day, [time]))(time) : 0;
}

/**
 * Takes seats on the new departure and releases those of the old one, or changes neither. The delay is relative to the
 * old departure. Without a length of its own, the item is as long as its product.
 */
export async function moveSeats(
  tx: Tx,
  { from, durationDays, ...claim }: Claim & { from: string; durationDays?: number },
): Promise<Claimed> {
  const { date } = await departureById(tx, from);
  const product = await stayOn(tx, claim.productId, claim.date);
  const stay = { ...product, durationDays: durationDays ?? product.durationDays };
  const left = { ...stay, date: toDay(date), id: from };
  const seats = await lockSeats(tx, [left, stay]);
  const departures = await bookableDepartures(tx, { ...claim, locked: stay });
  if (departures[0]?.departureId === from) {
    const { departureId, time } = departures[0];
    return { departureId, time, delay: 0 };
  }
  const before = await delayNow(tx, from);
  await lockDepartures(tx, [from, ...departures.map(({ departureId }) => departureId)]);
  const party = partyOf(claim);
  seats?.release(left, party);
  const { delay, ...taken } = await takeOrRefuse(tx, departures, { party, seats });
  await giveSeatsBack(tx, [{ departureId: from, divers: claim.divers }]);
  return { ...taken, delay: delay - before };
}
