import { departureById, type PartyClaim, scheduleOn, stayOn } from '@/features/availability/data';
import { closureDuring } from '@/features/availability/domain/schedule';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import { takeSeatsAgain } from '@/features/outings/seats/commands/take-seats-again';
import type { Tx } from '@/server/database/db';
import { type Day, toDay } from '@/shared/time/days';
import { partyOf } from './claim-seats';
import { lockTogether } from './lock-together';

async function isClosed(tx: Tx, productId: string, day: Day): Promise<boolean> {
  const schedule = await scheduleOn(tx, productId, day);
  return !schedule || closureDuring(schedule.closures, schedule.product, day) !== null;
}

/** Takes released seats again for a late payment, all or none; returns false when some are gone. */
export async function reclaimSeats(tx: Tx, ...claims: PartyClaim[]): Promise<boolean> {
  const departing: (MadeDeparture & { productId: string })[] = [];
  for (const { departureId: id, durationDays } of claims) {
    const { productId, date } = await departureById(tx, id);
    const stay = await stayOn(tx, productId, toDay(date));
    departing.push({ ...stay, durationDays: durationDays ?? stay.durationDays, id, productId });
  }
  const seats = await lockSeats(tx, departing);
  for (const { productId, date } of departing) if (await isClosed(tx, productId, date)) return false;
  await lockTogether(
    tx,
    departing.map(({ id }) => id),
  );
  const taken = departing.flatMap((one, index) => {
    const claim = claims[index];
    return claim ? [{ departing: one, party: partyOf(claim) }] : [];
  });
  return takeSeatsAgain(tx, seats, taken);
}
