import { type Departing, daysTaken } from '@/features/outings/domain/stay';
import { readDays } from '@/features/outings/seats/data';
import { type SeatPlan, seatPlan } from '@/features/outings/seats/domain/seat-plan';
import { rememberedBoats } from '@/features/outings/seats/queries/remembered-boats';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

type Span = { from: Day; to: Day };

/** Last day taken by a departure of any of these products that begins on `to`. */
export function lastDayOf(products: readonly Pick<Departing, 'needs' | 'durationDays'>[], to: Day): Day {
  const last = products.map((product) => daysTaken({ ...product, date: to }).at(-1) ?? to);
  return last.reduce((one, other) => (other > one ? other : one), to);
}

/** Limits of boats and guides on these days; null if neither counts on any of them. */
export async function seatsWithin(db: Tx, { from, to }: Span): Promise<SeatPlan | null> {
  const stored = await readDays(db, { from, to });
  return stored && seatPlan(stored, rememberedBoats);
}
