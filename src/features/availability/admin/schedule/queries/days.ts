import type { ScheduleDayView, ScheduleDeparture, ScheduleInput } from '@/features/availability/admin/schedule/schema';
import { schedulesOf } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import { isPlanned, seatsLeft } from '@/features/availability/domain/day-status';
import { decidingTime, limitOfTime } from '@/features/availability/domain/limited-by';
import { departingOn, limitedDay } from '@/features/availability/domain/limited-day';
import type { Schedule, ScheduledDay, ScheduledTime } from '@/features/availability/domain/schedule';
import { usualOf } from '@/features/availability/domain/usual-departure';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import { lastDayOf, seatsWithin } from '@/features/outings/seats/queries/seats-within';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lineIn } from '@/shared/schema/localised';
import { type Day, daysFrom } from '@/shared/time/days';

type Asker = Pick<Ctx, 'now' | 'locale'> & { db: Tx };

const isSold = ({ status }: ScheduleDeparture): boolean => status !== 'closed' && status !== 'not_offered';
const sumOf = (departures: ScheduleDeparture[], count: (departure: ScheduleDeparture) => number) =>
  departures.reduce((sum, departure) => sum + count(departure), 0);

/** Counts only the taken seats of a closed departure, unless all are closed. */
const capacityOf = (departures: ScheduleDeparture[]): number =>
  sumOf(departures, (one) => (isSold(one) || !departures.some(isSold) ? one.capacity : one.taken));

type On = { schedule: Schedule; seats: SeatPlan | null; day: Day };

/** Free seats of a departure, and the resources that would free more. */
function seatsFree({ schedule: { product }, seats, day }: On, scheduled: ScheduledDay, time: ScheduledTime) {
  const { left, limitedBy, departure } = time;
  const limited_by = limitOfTime(time, scheduled);
  const opened = limitedBy === 'crew' ? seats?.openedByGuide(departingOn(product, day, departure?.id ?? null)) : null;
  return {
    places_left: left,
    limited_by,
    opens_with_guide:
      typeof opened === 'number' && limited_by === 'crew'
        ? Math.min(opened, seatsLeft({ plan: product, departure }) - left)
        : null,
  };
}

export function dayView(on: On, { now, locale }: Pick<Ctx, 'now' | 'locale'>): ScheduleDayView {
  const { schedule, seats, day } = on;
  const { cutOffHours, departureTime, seatsPerDay } = schedule.product;
  const scheduled = limitedDay(schedule, day, bookableRange(cutOffHours, now), seats);
  const { status, times, closure } = scheduled;
  const planned = isPlanned(schedule.product, day);
  const usual = usualOf(times, departureTime);
  const departures = times.map((one) => ({
    time: one.time,
    usual: one === usual,
    status: one.status,
    capacity: one.departure?.capacity ?? (planned ? seatsPerDay : 0),
    adjusted: one.departure?.adjusted ?? false,
    taken: one.departure?.taken ?? 0,
    ...seatsFree(on, scheduled, one),
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
    ...seatsFree(on, scheduled, decidingTime(scheduled)),
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
  const seats = await seatsWithin(db, { from, to: lastDayOf([schedule.product], to) });
  return daysFrom(from, to).map((day) => dayView({ schedule, seats, day }, { now, locale }));
}
