import { record } from '@/features/audit/commands/record';
import { factsByDay, type PlannedDay } from '@/features/availability/admin/schedule/data';
import { isAsSeen } from '@/features/availability/admin/schedule/domain/seen';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { ScheduleDayView, SetDaysInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { type Day, daysFrom, toDay, weekdayOf } from '@/shared/time/days';
import { changeDays } from './change-days';

/** Days that are missing from `seen` are not checked. */
function isAsSeenIn(seen: Record<Day, string | null>, day: PlannedDay): boolean {
  const version = seen[toDay(day.date)];
  return version === undefined || isAsSeen(day, version);
}

/** Changes all days, or none when one of them is refused. */
export function setDays(ctx: Ctx, input: SetDaysInput): Promise<ScheduleDayView[]> {
  const { product: slug, from, to, weekdays, seen = {}, ...change } = input;
  const days = daysFrom(from, to).filter((day) => weekdays.includes(weekdayOf(day)));
  return ctx.db.$transaction(async (tx) => {
    const { product, before, after } = await changeDays(tx, ctx, {
      slug,
      field: 'from',
      days,
      change,
      check(found) {
        if (!found.every((day) => isAsSeenIn(seen, day))) throw new AppError('changed_meanwhile');
      },
    });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'schedule',
      entityId: product.id,
      label: `${product.title}, ${from} – ${to}`,
      before: factsByDay(before),
      after: factsByDay(after),
    });
    return scheduleDays({ ...ctx, db: tx }, { product: slug, from, to });
  });
}
