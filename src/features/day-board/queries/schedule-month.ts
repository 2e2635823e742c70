import { monthOfAll } from '@/features/availability/admin/schedule/queries/month';
import type { MonthDayView, MonthInput } from '@/features/availability/admin/schedule/schema';
import type { DayFigures } from '@/features/day-board/domain/day-figures';
import type { Ctx } from '@/server/api/context';
import { figuresBetween } from './figures-between';

const crewOf = (figures: DayFigures | undefined) => ({
  crew: figures ? { needed: figures.crewNeeded, free: figures.crewFree } : null,
  conflicts: figures?.conflicts ?? 0,
});

/** The occupancy of each day over all products, for the calendars of a month and of a week. */
export async function scheduleMonth(ctx: Ctx, range: MonthInput): Promise<MonthDayView[]> {
  const days = await monthOfAll(ctx, range);
  const figures = await figuresBetween(ctx, range.from, range.to);
  return days.map((day) => ({ ...day, ...crewOf(figures.get(day.date)) }));
}
