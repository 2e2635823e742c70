import { type Day, weekdayOf } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';

export type Plan = {
  bookable: boolean;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  seatsPerDay: number;
  /** Smallest number of people that can book it. */
  smallestParty: number;
};

/** Stored state of a day: its seats, and the changes by staff. */
export type Departure = { capacity: number; taken: number; closed: boolean; adjusted: boolean };

/** `not_offered` cannot be booked either, but nobody closed it. */
export type DayStatus = 'open' | 'sold_out' | 'cut_off' | 'closed' | 'not_offered';

export type DayAbout = {
  day: Day;
  plan: Plan;
  departure: Departure | null;
  /** True if a closure applies to this product on this day. */
  isShut: boolean;
  range: BookableRange;
};

export const isPlanned = (plan: Pick<Plan, 'seatsPerDay' | 'weekdays'>, day: Day): boolean =>
  plan.seatsPerDay > 0 && plan.weekdays.includes(weekdayOf(day));

/** A day with its own capacity is offered regardless of the weekly plan. */
const isOffered = ({ plan, departure, day, range }: DayAbout): boolean =>
  plan.bookable && range.today <= day && day <= range.last && (departure?.adjusted || isPlanned(plan, day));

export const seatsLeft = ({ plan, departure }: Pick<DayAbout, 'plan' | 'departure'>): number =>
  departure ? departure.capacity - departure.taken : plan.seatsPerDay;

/** When several reasons apply, reasons that cannot be changed take precedence. */
export function dayStatus(about: DayAbout): DayStatus {
  const { day, plan, departure, isShut, range } = about;
  if (!isOffered(about)) return 'not_offered';
  if (isShut || departure?.closed) return 'closed';
  if (day < range.inTime) return 'cut_off';
  return seatsLeft(about) < plan.smallestParty ? 'sold_out' : 'open';
}
