import { closuresWithin, diversOnDays } from '@/features/availability/admin/schedule/data';
import { closedAreas, type MonthDayView, type MonthInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { lineIn } from '@/shared/schema/localised';
import { daysFrom, plusDays, toDay } from '@/shared/time/days';

const firstClosed = ({ from, nightBefore }: { from: Date; nightBefore: boolean }) =>
  nightBefore ? plusDays(toDay(from), -1) : toDay(from);

/** Occupancy of each day over all products, without crew. */
export async function monthOfAll(
  { db, locale }: Ctx,
  { from, to }: MonthInput,
): Promise<Omit<MonthDayView, 'crew' | 'conflicts'>[]> {
  const taken = await diversOnDays(db, from, to);
  const closures = await closuresWithin(db, from, to);
  return daysFrom(from, to).map((date) => ({
    date,
    taken: taken.get(date) ?? 0,
    closures: closures
      .filter((closure) => firstClosed(closure) <= date && date <= toDay(closure.to))
      .map((closure) => ({
        reason: lineIn(closure.reasons, locale),
        areas: closedAreas.parse(closure.areas),
        night_only: date < toDay(closure.from),
      })),
  }));
}
