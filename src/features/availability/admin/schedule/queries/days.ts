import type { ScheduleDayView, ScheduleInput } from '@/features/availability/admin/schedule/schema';
import { schedulesOf } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { isPlanned } from '@/features/availability/domain/day-status';
import { type Schedule, scheduledDay } from '@/features/availability/domain/schedule';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lineIn } from '@/shared/schema/localised';
import { type Day, daysFrom } from '@/shared/time/days';

type Asker = Pick<Ctx, 'now' | 'locale'> & { db: Tx };

export function dayView(schedule: Schedule, day: Day, { now, locale }: Pick<Ctx, 'now' | 'locale'>): ScheduleDayView {
  const range = bookableRange(schedule.product.cutOffHours, now);
  const { status, departure, closure } = scheduledDay(schedule, day, range);
  const planned = isPlanned(schedule.product, day);
  return {
    date: day,
    status,
    planned,
    capacity: departure?.capacity ?? (planned ? schedule.product.seatsPerDay : 0),
    adjusted: departure?.adjusted ?? false,
    taken: departure?.taken ?? 0,
    closed: departure?.closed ?? false,
    note: departure?.note ?? null,
    closure: closure && lineIn(closure.reasons, locale),
    updated_at: departure ? new Date(departure.updatedAt).toISOString() : null,
  };
}

/** Includes days that are not offered to customers. */
export async function scheduleDays(
  { db, now, locale }: Asker,
  { product, from, to }: ScheduleInput,
): Promise<ScheduleDayView[]> {
  const [schedule] = await schedulesOf(db, { anySlug: product }, { from, to });
  if (!schedule) throw new AppError('not_found');
  return daysFrom(from, to).map((day) => dayView(schedule, day, { now, locale }));
}
