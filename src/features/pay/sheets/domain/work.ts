import type { CrewRole } from '@/features/crew/schema';
import { needsOn, type Part, type ProductNeeds } from '@/features/outings/domain/parts';
import { shareOfStep } from '@/features/pay/domain/parts-of';
import type { Day } from '@/shared/time/days';

/** Titles by language. */
export type Titles = Record<string, string>;

/** A boat or van in a part of a day, or a departure without one. */
export type OutingKey = { date: Day; boat: string; part: Part } | { date: Day; departure: string };

export const nameOfOuting = (outing: OutingKey): string =>
  'boat' in outing ? `${outing.date} ${outing.boat} ${outing.part}` : `${outing.date} ${outing.departure}`;

/** A group led, or a boat or van steered. */
export type Work = {
  date: Day;
  member: string;
  role: CrewRole;
  outing: OutingKey;
  /** Id of the departure led, or of the boat or van steered. */
  subject: string;
  titles: Titles;
  dives: number;
  /** Number of days on which a course is led; null if it is not a course. */
  courseDays: number | null;
};

export type LedProduct = Pick<ProductNeeds, 'transport' | 'ledBy'> & {
  kind: string;
  diveCount: number;
  durationDays: number;
};

/** Role, dives and course days for leading a product on one of its days. */
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
