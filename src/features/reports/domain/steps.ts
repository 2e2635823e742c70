import { daysIn, type Span } from '@/features/reports/figures/domain/span';
import { type Day, daysFrom, plusDays, weekdayOf } from '@/shared/time/days';

export const stepKinds = ['day', 'week', 'month'] as const;
export type StepKind = (typeof stepKinds)[number];

/** A chart with more bars is hard to read. */
const MAX_DAYS_OF_DAYS = 31;
const MAX_DAYS_OF_WEEKS = 183;

export function stepKindOf(span: Span): StepKind {
  const days = daysIn(span);
  if (days <= MAX_DAYS_OF_DAYS) return 'day';
  return days <= MAX_DAYS_OF_WEEKS ? 'week' : 'month';
}

const startOfStep: Record<StepKind, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => plusDays(day, 1 - weekdayOf(day)),
  month: (day) => `${day.slice(0, 7)}-01`,
};

/** A step of the span, with the equally long range it is compared with. */
export type Step = Span & { before: Span };

/** Days, calendar weeks or calendar months; the first and last may be incomplete. */
export function stepsOf(span: Span): Step[] {
  const start = startOfStep[stepKindOf(span)];
  const steps = new Map<Day, Span>();
  for (const day of daysFrom(span.from, span.to)) {
    const key = start(day);
    steps.set(key, { from: steps.get(key)?.from ?? day, to: day });
  }
  const days = daysIn(span);
  return [...steps.values()].map(({ from, to }) => ({
    from,
    to,
    before: { from: plusDays(from, -days), to: plusDays(to, -days) },
  }));
}
