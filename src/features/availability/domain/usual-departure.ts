import { type ClockTime, minutesBetween } from '@/shared/time/clock-times';

/** The departure at the product's time, else the earliest of the day. */
export const usualOf = <D extends { time: ClockTime }>(departures: readonly D[], time: ClockTime): D | undefined =>
  departures.find((one) => one.time === time) ??
  departures.toSorted((one, other) => one.time.localeCompare(other.time))[0];

/** Difference in minutes by which a departure's pickup and return differ from the usual departure's. */
export function delayOf(time: ClockTime, { times, usual }: { times: readonly ClockTime[]; usual: ClockTime }): number {
  const base = usualOf(
    times.map((one) => ({ time: one })),
    usual,
  );
  return base ? minutesBetween(base.time, time) : 0;
}
