import { closuresWithin, seatsTaken } from '@/features/availability/admin/schedule/data';
import type { MonthDayView, MonthInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { lineIn } from '@/shared/schema/localised';
import { daysFrom, toDay } from '@/shared/time/days';

/** The occupancy of each day over all products. */
export async function scheduleMonth({ db, locale }: Ctx, { from, to }: MonthInput): Promise<MonthDayView[]> {
  const taken = await seatsTaken(db, from, to);
  const closures = await closuresWithin(db, from, to);
  return daysFrom(from, to).map((date) => ({
    date,
    taken: taken.get(date) ?? 0,
    closures: closures
      .filter((closure) => toDay(closure.from) <= date && date <= toDay(closure.to))
      .map(({ reasons }) => lineIn(reasons, locale)),
  }));
}
