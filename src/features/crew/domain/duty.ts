import type { CrewRole } from '@/features/crew/schema';
import { type Day, weekdayOf } from '@/shared/time/days';

export type DayState = 'works' | 'day_off' | 'extra_day' | 'not_in_service';
/** `as_usual` follows the weekdays. */
export type DaySetting = 'works' | 'off' | 'as_usual';

/** 1 is Monday, 7 is Sunday. */
type Weekdays = { weekdays: readonly number[] };
type Exceptions = { exceptions: ReadonlyMap<Day, boolean> };

export type OnDuty = Weekdays & Exceptions & { active: boolean };

const isUsual = ({ weekdays }: Weekdays, day: Day, weekday = weekdayOf(day)): boolean => weekdays.includes(weekday);

/** Callers that check many members on one day pass the weekday, so that it is computed only once. */
export const worksOn = (member: OnDuty, day: Day, weekday?: number): boolean =>
  member.active && (member.exceptions.get(day) ?? isUsual(member, day, weekday));

export function dayState(member: OnDuty, day: Day): DayState {
  const usual = isUsual(member, day);
  if (worksOn(member, day)) return usual ? 'works' : 'extra_day';
  return usual && member.active ? 'day_off' : 'not_in_service';
}

/** Only guides and instructors lead divers. */
export const canLead = (roles: readonly CrewRole[]): boolean => roles.includes('guide') || roles.includes('instructor');

/** Returns the exception to store for the day; null if the setting matches the weekdays. */
export function exceptionFor(member: Weekdays, day: Day, setting: DaySetting): boolean | null {
  if (setting === 'as_usual') return null;
  const works = setting === 'works';
  return works === isUsual(member, day) ? null : works;
}

/** A click removes an exception, or adds an exception to a day that has none. */
const settingAfterClick: Record<DayState, DaySetting> = {
  works: 'off',
  not_in_service: 'works',
  day_off: 'as_usual',
  extra_day: 'as_usual',
};

/** A selection of several days ignores regular days off, so they block neither leave nor its undoing. */
export function settingAfter(states: readonly DayState[]): DaySetting | null {
  const [first] = states;
  if (!first) return null;
  if (states.length === 1) return settingAfterClick[first];
  if (states.some((state) => state === 'works' || state === 'extra_day')) return 'off';
  return states.includes('day_off') ? 'as_usual' : 'works';
}
