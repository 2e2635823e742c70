import { type Day, weekdayOf } from '@/shared/time/days';
import type { BookingWindow } from './booking-window';

/** What a product says of its days. */
export type Plan = {
  bookable: boolean;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  placesPerDay: number;
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
  window: BookingWindow;
};

/** A day of the weekly plan. */
export const isPlanned = (plan: Pick<Plan, 'placesPerDay' | 'weekdays'>, day: Day): boolean =>
  plan.placesPerDay > 0 && plan.weekdays.includes(weekdayOf(day));

/** A day on which the shop set a number of its own is offered whatever the week says. */
const isOffered = ({ plan, departure, day, window }: DayAbout): boolean =>
  plan.bookable && window.today <= day && day <= window.last && (departure?.adjusted || isPlanned(plan, day));

export const placesLeft = ({ plan, departure }: Pick<DayAbout, 'plan' | 'departure'>): number =>
  departure ? departure.capacity - departure.taken : plan.placesPerDay;

/** Whether a day can be booked, and if not, why: what nobody can change comes first. */
export function dayStatus(about: DayAbout): DayStatus {
  const { day, plan, departure, isShut, window } = about;
  if (!isOffered(about)) return 'not_offered';
  if (isShut || departure?.closed) return 'closed';
  if (day < window.inTime) return 'cut_off';
  return placesLeft(about) < plan.diversPerPackage ? 'sold_out' : 'open';
}
