import { departureById, departureOn, makeDepartures, scheduleOn, takeSeats } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { scheduledDay } from '@/features/availability/domain/schedule';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

export type Claim = {
  productId: string;
  date: Day;
  divers: number;
  now: Date;
  /** The staff may book or move for a guest after the cut-off, and on products that are not published any more. */
  byStaff?: boolean;
};

const soldOut = (left: number) => new AppError('sold_out', { params: { count: left } });

/** Returns the departure of a bookable day, or throws the reason why it cannot be booked. */
export async function bookableDeparture(tx: Tx, { productId, date, divers, now, byStaff }: Claim): Promise<string> {
  const schedule = await scheduleOn(tx, productId, date, byStaff ? 'any' : 'shown');
  if (!schedule) throw new AppError('not_found');
  const { status, left } = scheduledDay(schedule, date, bookableRange(schedule.product.cutOffHours, now));
  if (status === 'not_offered') throw new AppError('day_not_offered');
  if (status === 'closed') throw new AppError('day_closed');
  if (status === 'cut_off' && !byStaff) throw new AppError('day_cut_off');
  if (left < divers) throw soldOut(left);
  const existing = schedule.departures.get(date);
  if (existing) return existing.id;
  await makeDepartures(tx, productId, [date], now);
  return (await departureOn(tx, productId, date)).id;
}

/** Earlier reads may be stale; this update decides. */
export async function takeOrRefuse(tx: Tx, departureId: string, divers: number): Promise<void> {
  if (await takeSeats(tx, departureId, divers)) return;
  const { closed, capacity, taken } = await departureById(tx, departureId);
  throw closed ? new AppError('day_closed') : soldOut(capacity - taken);
}

/** Throws the reason when the seats cannot be taken; the claim is committed with the transaction. */
export async function claimSeats(tx: Tx, claim: Claim): Promise<{ departureId: string }> {
  const departureId = await bookableDeparture(tx, claim);
  await takeOrRefuse(tx, departureId, claim.divers);
  return { departureId };
}
