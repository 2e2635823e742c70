import { type Day, weekdayOf } from '@/shared/time/days';
import type { BookableRange } from './bookable-range';

/** What a product says of its days. */
export type Plan = {
  bookable: boolean;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  seatsPerDay: number;
  diversPerPackage: number;
};

/** What is known of one day besides: its places, and what the shop changed. */
export type Departure = { capacity: number; taken: number; closed: boolean; adjusted: boolean };

/** `not_offered` is closed too, only without anybody having closed it. */
export type DayStatus = 'open' | 'sold_out' | 'cut_off' | 'closed' | 'not_offered';

export type DayAbout = {
  day: Day;
  plan: Plan;
  departure: Departure | null;
  /** There is a closure on this day for this product. */
  isShut: boolean;
  range: BookableRange;
};

/** A day of the weekly plan. */
export const isPlanned = (plan: Pick<Plan, 'seatsPerDay' | 'weekdays'>, day: Day): boolean =>
  plan.seatsPerDay > 0 && plan.weekdays.includes(weekdayOf(day));

/** A day on which the shop set a number of its own is offered whatever the week says. */
const isOffered = ({ plan, departure, day, range }: DayAbout): boolean =>
  plan.bookable && range.today <= day && day <= range.last && (departure?.adjusted || isPlanned(plan, day));

export const seatsLeft = ({ plan, departure }: Pick<DayAbout, 'plan' | 'departure'>): number =>
  departure ? departure.capacity - departure.taken : plan.seatsPerDay;

/** Whether a day can be booked, and if not, why: what nobody can change comes first. */
export function dayStatus(about: DayAbout): DayStatus {
  const { day, plan, departure, isShut, range } = about;
  if (!isOffered(about)) return 'not_offered';
  if (isShut || departure?.closed) return 'closed';
  if (day < range.inTime) return 'cut_off';
  return seatsLeft(about) < plan.diversPerPackage ? 'sold_out' : 'open';
}
