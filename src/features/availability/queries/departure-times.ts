import { timesOf } from '@/features/availability/data';
import { meetingTimeAt } from '@/features/catalogue/domain/departure-time';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';

/**
 * `isChoice`: the product has other departures on that day, so the time distinguishes them. `meeting`: meeting time of
 * guests who arrive on their own, if the shop has set one. `cutOffHours`: booking closes this many hours before the day
 * begins. `dives`: dives of the product, on all of its days together.
 */
export type DepartureTime = {
  time: ClockTime;
  isChoice: boolean;
  meeting: ClockTime | null;
  cutOffHours: number;
  dives: number;
};

/** Looks up departure times by id. */
export function timesById(times: readonly [id: string, DepartureTime][]): (id: string) => DepartureTime {
  const byId = new Map(times);
  return (id) => {
    const found = byId.get(id);
    if (!found) throw new Error(`no departure ${id}`);
    return found;
  };
}

export async function departureTimes(db: Tx, ids: string[]): Promise<(id: string) => DepartureTime> {
  const rows = await timesOf(db, [...new Set(ids)]);
  return timesById(
    rows.map(({ id, time, isChoice, cutOffHours, dives, ...usual }) => [
      id,
      { time, isChoice, cutOffHours, dives, meeting: meetingTimeAt(usual, time) },
    ]),
  );
}

export const departureTime = async (db: Tx, id: string): Promise<DepartureTime> => (await departureTimes(db, [id]))(id);
