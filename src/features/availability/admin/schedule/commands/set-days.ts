import { record } from '@/features/audit/commands/record';
import { factsByDeparture, type PlannedDay } from '@/features/availability/admin/schedule/data';
import { isAsSeen } from '@/features/availability/admin/schedule/domain/seen';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { ScheduleDayView, SetDaysInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { type Day, daysFrom, toDay, weekdayOf } from '@/shared/time/days';
import { updateDays } from './update-days';

/** Days missing from `seen` are not checked; a day's version is that of its last changed departure. */
function isAsSeenIn(seen: Record<Day, string | null>, departures: PlannedDay[]): boolean {
  return Object.entries(seen).every(([day, version]) => {
    const ofDay = departures.filter(({ date }) => toDay(date) === day);
    const last = ofDay.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime()).slice(0, 1);
    return (version === null ? ofDay : last).every((one) => isAsSeen(one, version));
  });
}

/** Changes all departures of the days, or none if one is refused; a capacity applies to the usual departures. */
export function setDays(ctx: Ctx, input: SetDaysInput): Promise<ScheduleDayView[]> {
  const { product: slug, from, to, weekdays, seen = {}, ...change } = input;
  const days = daysFrom(from, to).filter((day) => weekdays.includes(weekdayOf(day)));
  return ctx.db.$transaction(async (tx) => {
    const { product, before, after, usual } = await updateDays(tx, ctx, {
      slug,
      field: 'from',
      days,
      change,
      select(departures) {
        if (!isAsSeenIn(seen, departures)) throw new AppError('changed_meanwhile');
        return departures;
      },
    });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'schedule',
      entityId: product.id,
      label: `${product.title}, ${from} – ${to}`,
      before: factsByDeparture(before, usual),
      after: factsByDeparture(after, usual),
    });
    return scheduleDays({ ...ctx, db: tx }, { product: slug, from, to });
  });
}
