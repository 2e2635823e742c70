import type { Day } from '@/shared/time/days';

const SHOWN = 6;

type Offered = { date: Day; status: string; places_left: number };

/** The free days nearest to the booked day, earliest first, with room for the whole party, and up to the latest. */
export const nextFreeDays = (
  days: readonly Offered[],
  { day, divers, latest }: { day: Day; divers: number; latest: Day | null },
): Day[] => {
  const free = days
    .filter(({ date, status, places_left: left }) => date !== day && status === 'open' && left >= divers)
    .filter(({ date }) => latest === null || date <= latest)
    .map(({ date }) => date);
  const before = free.filter((date) => date < day).slice(-SHOWN / 2);
  return [...before, ...free.filter((date) => date > day)].slice(0, SHOWN);
};
