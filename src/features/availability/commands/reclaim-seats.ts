import { departureById, scheduleOn, takeSeats } from '@/features/availability/data';
import { closureOn } from '@/features/availability/domain/schedule';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';

/** Takes released seats again for a late payment; returns false when they are gone. */
export async function reclaimSeats(tx: Tx, about: { departureId: string; divers: number }): Promise<boolean> {
  const { productId, date } = await departureById(tx, about.departureId);
  const day = toDay(date);
  const schedule = await scheduleOn(tx, productId, day);
  if (!schedule || closureOn(schedule.closures, schedule.product.area, day)) return false;
  return takeSeats(tx, about.departureId, about.divers);
}
