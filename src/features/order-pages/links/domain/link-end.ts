import { type Day, plusDays, toDay } from '@/shared/time/days';

const DAYS_AFTER = 30;

type Item = { state: 'booked' | 'off'; lastDay: Date };

/**
 * Last day on which a link works: thirty days after the last day of the booked items, or of all items if none is
 * booked.
 */
export function linkEnd(items: readonly Item[]): Day {
  const booked = items.filter(({ state }) => state === 'booked');
  const days = (booked.length > 0 ? booked : items).map(({ lastDay }) => toDay(lastDay));
  return plusDays(
    days.reduce((last, day) => (day > last ? day : last)),
    DAYS_AFTER,
  );
}
