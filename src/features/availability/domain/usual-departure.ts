import { type ClockTime, minutesBetween } from '@/shared/time/clock-times';

/** The usual departure of a day: the one at the product's time, else the earliest. */
export const usualOf = <D extends { time: ClockTime }>(departures: readonly D[], time: ClockTime): D | undefined =>
  departures.find((one) => one.time === time) ??
  departures.toSorted((one, other) => one.time.localeCompare(other.time))[0];

/** The minutes by which pickup and return of a departure differ from those of the usual one. */
export function delayOf(time: ClockTime, { times, usual }: { times: readonly ClockTime[]; usual: ClockTime }): number {
  const base = usualOf(
    times.map((one) => ({ time: one })),
    usual,
  );
  return base ? minutesBetween(base.time, time) : 0;
}
