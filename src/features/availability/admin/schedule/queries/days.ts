import type { ScheduleDayView, ScheduleDeparture, ScheduleInput } from '@/features/availability/admin/schedule/schema';
import { schedulesOf } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { isPlanned } from '@/features/availability/domain/day-status';
import { type Schedule, scheduledDay } from '@/features/availability/domain/schedule';
import { usualOf } from '@/features/availability/domain/usual-departure';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lineIn } from '@/shared/schema/localised';
import { type Day, daysFrom } from '@/shared/time/days';

type Asker = Pick<Ctx, 'now' | 'locale'> & { db: Tx };

const isSold = ({ status }: ScheduleDeparture): boolean => status !== 'closed' && status !== 'not_offered';
const sumOf = (departures: ScheduleDeparture[], count: (departure: ScheduleDeparture) => number) =>
  departures.reduce((sum, departure) => sum + count(departure), 0);

/** The seats of a closed departure count only as far as they are taken, unless all are closed. */
const capacityOf = (departures: ScheduleDeparture[]): number =>
  sumOf(departures, (one) => (isSold(one) || !departures.some(isSold) ? one.capacity : one.taken));

export function dayView(schedule: Schedule, day: Day, { now, locale }: Pick<Ctx, 'now' | 'locale'>): ScheduleDayView {
  const { cutOffHours, departureTime, seatsPerDay } = schedule.product;
  const { status, times, closure } = scheduledDay(schedule, day, bookableRange(cutOffHours, now));
  const planned = isPlanned(schedule.product, day);
  const usual = usualOf(times, departureTime);
  const departures = times.map((one) => ({
    time: one.time,
    usual: one === usual,
    status: one.status,
    capacity: one.departure?.capacity ?? (planned ? seatsPerDay : 0),
    adjusted: one.departure?.adjusted ?? false,
    taken: one.departure?.taken ?? 0,
    closed: one.departure?.closed ?? false,
    note: one.departure?.note ?? null,
    updated_at: one.departure ? new Date(one.departure.updatedAt).toISOString() : null,
  }));
  const {
    adjusted = false,
    closed = false,
    note = null,
    updated_at = null,
  } = departures.find((one) => one.usual) ?? {};
  return {
    date: day,
    status,
    planned,
    capacity: capacityOf(departures),
    taken: sumOf(departures, ({ taken }) => taken),
    ...{ adjusted, closed, note, updated_at },
    closure: closure && lineIn(closure.reasons, locale),
    departures,
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
