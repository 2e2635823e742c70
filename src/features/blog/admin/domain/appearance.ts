import { operator } from '@/config/operator';
import { momentOf } from '@/shared/time/days';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: operator.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a moment by the shop's clock for a date and time field: `2026-12-24T08:00`. */
export const asTyped = (moment: string | null): string =>
  moment ? wall.format(new Date(moment)).replace(' ', 'T') : '';

/** Parses a typed time by the shop's clock; null for an empty field. */
export function asMoment(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  return day && time ? momentOf(day, time.slice(0, 5)).toISOString() : null;
}
