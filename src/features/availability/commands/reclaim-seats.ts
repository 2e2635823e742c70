import { departureById, giveSeatsBack, type SeatClaim, scheduleOn, takeSeats } from '@/features/availability/data';
import { closureOn } from '@/features/availability/domain/schedule';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { lockTogether } from './lock-together';

async function isClosed(tx: Tx, departureId: string): Promise<boolean> {
  const { productId, date } = await departureById(tx, departureId);
  const day = toDay(date);
  const schedule = await scheduleOn(tx, productId, day);
  return !schedule || closureOn(schedule.closures, schedule.product.area, day) !== null;
}

/** Takes released seats again for a late payment, all or none; returns false when some are gone. */
export async function reclaimSeats(tx: Tx, ...claims: SeatClaim[]): Promise<boolean> {
  for (const { departureId } of claims) if (await isClosed(tx, departureId)) return false;
  await lockTogether(
    tx,
    claims.map(({ departureId }) => departureId),
  );
  for (const [index, { departureId, divers }] of claims.entries()) {
    if (await takeSeats(tx, departureId, divers)) continue;
    if (index > 0) await giveSeatsBack(tx, claims.slice(0, index));
    return false;
  }
  return true;
}
