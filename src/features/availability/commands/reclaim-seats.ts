import { departuresById, type PartyClaim, schedulesOf } from '@/features/availability/data';
import { closureDuring } from '@/features/availability/domain/schedule';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import { takeSeatsAgain } from '@/features/outings/seats/commands/take-seats-again';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { partyOf } from './claim-seats';
import { lockTogether } from './lock-together';

/** Returns the departures of claims in the same order. */
async function staysOf(tx: Tx, claims: readonly PartyClaim[]) {
  const ids = claims.map(({ departureId }) => departureId);
  const departures = new Map((await departuresById(tx, ids)).map((one) => [one.id, one]));
  return claims.flatMap((claim) => {
    const departure = departures.get(claim.departureId);
    return departure ? [{ ...claim, productId: departure.productId, date: toDay(departure.date) }] : [];
  });
}

/** Claims released seats again for a late payment, all or none; returns false when some are taken. */
export async function reclaimSeats(tx: Tx, ...claims: PartyClaim[]): Promise<boolean> {
  const stays = await staysOf(tx, claims);
  const days = stays.map(({ date }) => date).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return true;
  const seats = await lockSeats(tx, stays);
  const ids = stays.map(({ productId }) => productId);
  const schedules = new Map((await schedulesOf(tx, { ids }, { from, to })).map((one) => [one.product.id, one]));
  const taken = stays.flatMap(({ productId, departureId: id, date, durationDays, ...party }) => {
    const schedule = schedules.get(productId);
    if (!schedule || closureDuring(schedule.closures, schedule.product, date)) return [];
    const { needs, durationDays: usual } = schedule.product;
    return [{ departing: { id, date, needs, durationDays: durationDays ?? usual }, party: partyOf(party) }];
  });
  if (taken.length < claims.length) return false;
  await lockTogether(
    tx,
    taken.map(({ departing }) => departing.id),
  );
  return takeSeatsAgain(tx, seats, taken);
}
