import { timesOf } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';

/** `isChoice`: the product has other departures on that day, so the time tells them apart. */
export type DepartureTime = { time: ClockTime; isChoice: boolean };

/** The times of departures, by their ids. */
export async function departureTimes(db: Tx, ids: string[]): Promise<(id: string) => DepartureTime> {
  const times = new Map((await timesOf(db, [...new Set(ids)])).map(({ id, ...time }) => [id, time]));
  return (id) => {
    const found = times.get(id);
    if (!found) throw new Error(`no departure ${id}`);
    return found;
  };
}

export const departureTime = async (db: Tx, id: string): Promise<DepartureTime> => (await departureTimes(db, [id]))(id);
