import { type Day, plusDays, toDay } from '@/shared/time/days';

const DAYS_AFTER = 30;

type Item = { state: 'booked' | 'off'; lastDay: Date };

/** The last day on which a link opens its order: thirty days after the last day of what is booked, or was. */
export function linkEnd(items: readonly Item[]): Day {
  const booked = items.filter(({ state }) => state === 'booked');
  const days = (booked.length > 0 ? booked : items).map(({ lastDay }) => toDay(lastDay));
  return plusDays(
    days.reduce((last, day) => (day > last ? day : last)),
    DAYS_AFTER,
  );
}
