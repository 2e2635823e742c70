import { productId } from '@/features/outings/counting/data';
import type { RatioInput, ShortDayView } from '@/features/outings/counting/schema';
import { departuresSince, lastDay, readDays } from '@/features/outings/seats/data';
import { dayOf, type StoredDay } from '@/features/outings/seats/domain/day-of';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { missingIn, shortOn } from '@/features/outings/seats/domain/short-on';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt, plusDays } from '@/shared/time/days';

/** Longest time, in days, since the start of a course still in progress. */
const LONGEST_DAYS = 366;

/** Days from today on that would lack more leaders if a guide led this many divers of the product. */
export async function previewRatio(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { slug, divers_per_guide: diversPerGuide }: RatioInput,
): Promise<ShortDayView[]> {
  const id = await productId(db, slug);
  if (!id) throw new AppError('not_found');
  const today = dayAt(now);
  const to = await lastDay(db);
  const stored = to && (await readDays(db, { from: today, to }));
  if (!stored) return [];
  const own = new Set((await departuresSince(db, id, plusDays(today, -LONGEST_DAYS))).departures);
  const withRatio = (day: StoredDay): StoredDay => ({
    ...day,
    departures: day.departures.map((one) =>
      own.has(one.id) ? { ...one, needs: { ...one.needs, diversPerGuide } } : one,
    ),
  });
  return stored.days.flatMap((day) => {
    const parts = shortOn(recountedDay(stored, withRatio(day)).after);
    const before = shortOn(dayOf(stored, [], day));
    return missingIn(parts) > missingIn(before) ? [{ date: day.date, parts }] : [];
  });
}
