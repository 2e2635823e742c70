import type { ShortDaysInput, ShortDayView } from '@/features/outings/counting/schema';
import { readDays } from '@/features/outings/seats/data';
import { dayOf } from '@/features/outings/seats/domain/day-of';
import { shortOn } from '@/features/outings/seats/domain/short-on';
import type { Tx } from '@/server/database/db';

/** Days that lack boats or leaders for their bookings. */
export async function shortDays({ db }: { db: Tx }, span: ShortDaysInput): Promise<ShortDayView[]> {
  const stored = await readDays(db, span);
  if (!stored) return [];
  return stored.days.flatMap((day) => {
    const parts = shortOn(dayOf(stored, [], day));
    return parts.length > 0 ? [{ date: day.date, parts }] : [];
  });
}
