import type { CrewRole } from '@/features/crew/schema';
import { needsOn, type Part, type ProductNeeds } from '@/features/outings/domain/parts';
import { shareOfStep } from '@/features/pay/domain/parts-of';
import type { Day } from '@/shared/time/days';

/** Keyed by language. */
export type Titles = Record<string, string>;

/** A boat or van in one part of a day, or a departure without one. */
export type OutingKey = { date: Day; boat: string; part: Part } | { date: Day; departure: string };

export const nameOfOuting = (outing: OutingKey): string =>
  'boat' in outing ? `${outing.date} ${outing.boat} ${outing.part}` : `${outing.date} ${outing.departure}`;

/** A group that was led, or a boat or van that was steered. */
export type Work = {
  date: Day;
  member: string;
  role: CrewRole;
  outing: OutingKey;
  /** The departure that was led, or the boat or van that was steered. */
  subject: string;
  titles: Titles;
  dives: number;
  /** The number of days on which a course is led; null unless it is a course. */
  courseDays: number | null;
};

export type LedProduct = Pick<ProductNeeds, 'transport' | 'ledBy'> & {
  kind: string;
  diveCount: number;
  durationDays: number;
};

/** The role, the day's share of the dives, and the number of course days for leading a product. */
export function ledOn(product: LedProduct, day: number): Pick<Work, 'role' | 'dives' | 'courseDays'> {
  const needs = { ...product, diversPerGuide: 1, parts: [], areas: [] };
  const length = Math.max(1, Math.ceil(product.durationDays), day + 1);
  const days = Array.from({ length }, (_, index) => index);
  const led = days.filter((index) => needsOn(needs, index).ledBy !== 'none');
  const counted = led.includes(day) ? led : days;
  const isCourse = product.kind === 'course';
  const ledBy = needsOn(needs, day).ledBy;
  return {
    role: ledBy === 'none' ? (isCourse ? 'instructor' : 'guide') : ledBy,
    dives: shareOfStep(product.diveCount, counted.length, counted.indexOf(day)),
    courseDays: isCourse ? counted.length : null,
  };
}
