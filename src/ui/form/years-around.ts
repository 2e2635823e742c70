import type { Day } from '@/shared/time/days';

const YEARS_BACK = 3;
const YEARS_AHEAD = 2;
const A_LIFETIME = 100;

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/**
 * The years to choose from: a few around today, unless the range says otherwise. A range that only ends, such as that
 * of a birth date, goes back a lifetime.
 */
export function yearsAround(today: Day, { first, last }: { first?: Day | undefined; last?: Day | undefined } = {}) {
  const back = last ? yearOf(last) - A_LIFETIME : yearOf(today) - YEARS_BACK;
  return [first ? yearOf(first) : back, last ? yearOf(last) : yearOf(today) + YEARS_AHEAD] as [number, number];
}
