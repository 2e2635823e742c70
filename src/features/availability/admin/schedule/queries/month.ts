import { closuresWithin, diversOnDays } from '@/features/availability/admin/schedule/data';
import { closedAreas, type MonthDayView, type MonthInput } from '@/features/availability/admin/schedule/schema';
import type { DayFigures } from '@/features/outings/board/domain/day-figures';
import { figuresBetween } from '@/features/outings/board/queries/figures-between';
import type { Ctx } from '@/server/api/context';
import { lineIn } from '@/shared/schema/localised';
import { daysFrom, toDay } from '@/shared/time/days';

const crewOf = (figures: DayFigures | undefined) => ({
  crew: figures ? { needed: figures.crewNeeded, free: figures.crewFree } : null,
  conflicts: figures?.conflicts ?? 0,
});

/** The occupancy of each day over all products, for the calendars of a month and of a week. */
export async function scheduleMonth(ctx: Ctx, { from, to }: MonthInput): Promise<MonthDayView[]> {
  const { db, locale } = ctx;
  const taken = await diversOnDays(db, from, to);
  const closures = await closuresWithin(db, from, to);
  const figures = await figuresBetween(ctx, from, to);
  return daysFrom(from, to).map((date) => ({
    date,
    taken: taken.get(date) ?? 0,
    closures: closures
      .filter((closure) => toDay(closure.from) <= date && date <= toDay(closure.to))
      .map(({ reasons, areas }) => ({ reason: lineIn(reasons, locale), areas: closedAreas.parse(areas) })),
    ...crewOf(figures.get(date)),
  }));
}
