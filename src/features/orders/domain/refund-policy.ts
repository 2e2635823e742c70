import { percentOf } from '@/features/booking/domain/percent-of';
import { type Day, momentOf } from '@/shared/time/days';

const HOUR_MS = 60 * 60 * 1000;

/** The percentage that is refunded from so many hours before the start; the best band comes first. */
export const refundBands = [
  { hours: 72, percent: 100 },
  { hours: 24, percent: 50 },
] as const;

/** When a dive day begins. */
const DAY_BEGINS = '06:30';
export const startOf = (day: Day): Date => momentOf(day, DAY_BEGINS);

/** The percentage refunded when the customer cancels now. */
export function refundPercent(day: string, now: Date): number {
  const left = startOf(day).getTime() - now.getTime();
  return refundBands.find(({ hours }) => left >= hours * HOUR_MS)?.percent ?? 0;
}

export const refundFor = (paid: number, day: string, now: Date): number => percentOf(paid, refundPercent(day, now));
