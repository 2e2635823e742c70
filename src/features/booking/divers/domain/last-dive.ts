import type { Day } from '@/shared/time/days';
import { sameDayAfter } from '@/shared/time/month';

/** Choices for a diver who does not know the date of the last dive. */
export const lastDiveRanges = ['within_6_months', '6_to_12_months', '1_to_2_years', 'longer_ago'] as const;
export type LastDiveRange = (typeof lastDiveRanges)[number];
export type LastDive = { day: Day } | { range: LastDiveRange };

/** The longest break within a range, in months. */
const longest: Record<LastDiveRange, number> = {
  within_6_months: 6,
  '6_to_12_months': 12,
  '1_to_2_years': 24,
  longer_ago: Number.POSITIVE_INFINITY,
};

/** True when the last dive is so many months or more before the day; a range counts by its longest break. */
export const isTooLongAgo = (last: LastDive, months: number, day: Day): boolean =>
  'day' in last ? sameDayAfter(last.day, months) <= day : longest[last.range] > months;

type Given = { last_dive?: Day | null | undefined; last_dive_range?: LastDiveRange | null | undefined };

/** The date of the last dive or, without one, its range. */
export function lastDiveOf({ last_dive: day, last_dive_range: range }: Given): LastDive | null {
  if (day) return { day };
  return range ? { range } : null;
}
