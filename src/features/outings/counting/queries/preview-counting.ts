import { countingOf } from '@/features/outings/counting/data';
import type { CountedFrom, ShortDayView } from '@/features/outings/counting/schema';
import { lastDay, readDays } from '@/features/outings/seats/data';
import { recountedDay } from '@/features/outings/seats/domain/recounted-day';
import { shortOn } from '@/features/outings/seats/domain/short-on';
import type { Ctx } from '@/server/api/context';
import { dayAt } from '@/shared/time/days';

/** Days from today on that would be short if boats and guides counted from these days. */
export async function previewCounting(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  input: CountedFrom,
): Promise<ShortDayView[]> {
  const to = await lastDay(db);
  const stored = to && (await readDays(db, { from: dayAt(now), to }, countingOf(input)));
  if (!stored) return [];
  return stored.days.flatMap((day) => {
    const parts = shortOn(recountedDay(stored, day).after);
    return parts.length > 0 ? [{ date: day.date, parts }] : [];
  });
}
