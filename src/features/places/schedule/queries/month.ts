import type { Ctx } from '../../../../server/context';
import { daysFrom, toDay } from '../../../../shared/days';
import { lineIn } from '../../../../shared/localised';
import { closuresWithin, placesTaken } from '../data';
import type { MonthDayView, MonthInput } from '../schema';

/** How full the days are, all products together. */
export async function scheduleMonth({ db, locale }: Ctx, { from, to }: MonthInput): Promise<MonthDayView[]> {
  const taken = await placesTaken(db, from, to);
  const closures = await closuresWithin(db, from, to);
  return daysFrom(from, to).map((date) => ({
    date,
    taken: taken.get(date) ?? 0,
    closures: closures
      .filter((closure) => toDay(closure.from) <= date && date <= toDay(closure.to))
      .map(({ reasons }) => lineIn(reasons, locale)),
  }));
}
