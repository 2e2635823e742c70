import type { LimitedBy } from '@/features/availability/schema';
import type { ScheduledDay, ScheduledTime } from './schedule';

/** The limit of a departure's free seats; closing by hand counts as the product's own limit. */
export function limitOfTime(
  { status, limitedBy }: ScheduledTime,
  { closure }: Pick<ScheduledDay, 'closure'>,
): LimitedBy {
  if (status === 'cut_off') return 'cut_off';
  if (status === 'closed' && closure) return 'closure';
  return limitedBy;
}

/** The departure that determines the day: the departure with the most seats among those with the best status. */
export const decidingTime = ({ status, times }: ScheduledDay): ScheduledTime =>
  times.reduce((best, one) => {
    const isBetter = best.status === one.status ? one.left > best.left : one.status === status;
    return isBetter ? one : best;
  });

export const limitOfDay = (day: ScheduledDay): LimitedBy => limitOfTime(decidingTime(day), day);
