import { type DayFigures, dayFigures } from '@/features/day-board/domain/day-figures';
import type { Ctx } from '@/server/api/context';
import { type Day, dayAt } from '@/shared/time/days';
import { boardDays } from './board-days';

/** The figures of each day from today on; past days need no crew any more. */
export async function figuresBetween(
  ctx: Pick<Ctx, 'db' | 'now' | 'locale'>,
  from: Day,
  to: Day,
): Promise<Map<Day, DayFigures>> {
  const today = dayAt(ctx.now);
  const first = from < today ? today : from;
  if (first > to) return new Map();
  const days = await boardDays(ctx, first, to);
  return new Map(days.map((day) => [day.date, dayFigures(day)]));
}
