import { closuresWithin, diversOnDays } from '@/features/availability/admin/schedule/data';
import { closedAreas, type MonthDayView, type MonthInput } from '@/features/availability/admin/schedule/schema';
import type { DayFigures } from '@/features/outings/board/domain/day-figures';
import { figuresBetween } from '@/features/outings/board/queries/figures-between';
import type { Ctx } from '@/server/api/context';
import { lineIn } from '@/shared/schema/localised';
import { daysFrom, plusDays, toDay } from '@/shared/time/days';

const crewOf = (figures: DayFigures | undefined) => ({
  crew: figures ? { needed: figures.crewNeeded, free: figures.crewFree } : null,
  conflicts: figures?.conflicts ?? 0,
});

const firstClosed = ({ from, nightBefore }: { from: Date; nightBefore: boolean }) =>
  nightBefore ? plusDays(toDay(from), -1) : toDay(from);

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
      .filter((closure) => firstClosed(closure) <= date && date <= toDay(closure.to))
      .map((closure) => ({
        reason: lineIn(closure.reasons, locale),
        areas: closedAreas.parse(closure.areas),
        night_only: date < toDay(closure.from),
      })),
    ...crewOf(figures.get(date)),
  }));
}
