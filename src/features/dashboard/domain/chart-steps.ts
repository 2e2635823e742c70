import { type Day, daysFrom, plusDays } from '@/shared/time/days';

/** In days. */
export const spans = [30, 90, 365] as const;
export type Span = (typeof spans)[number];

export type Step = { from: Day; to: Day };

const DAYS_A_WEEK = 7;
const groups = { 30: 'day', 90: 'week', 365: 'month' } as const satisfies Record<Span, string>;

/** The unit of one point in the chart. */
export const stepOf = (span: Span) => groups[span];

export const rangeOf = (span: Span, today: Day): Step => ({ from: plusDays(today, 1 - span), to: today });

/** The range of the same length that ends when this one begins. */
export const rangeBefore = (span: Span, today: Day): Step => rangeOf(span, plusDays(today, -span));

/** Returns the key of a day's step: the day itself, its week counted back from today, or its month. */
function keyOf(day: Day, span: Span, daysToGo: number): string {
  if (stepOf(span) === 'day') return day;
  return stepOf(span) === 'month' ? day.slice(0, 'yyyy-mm'.length) : String(Math.floor(daysToGo / DAYS_A_WEEK));
}

/** Splits the days up to today into steps: weeks are counted back from today, months are calendar months. */
export function stepsUntil(today: Day, span: Span): Step[] {
  const { from, to } = rangeOf(span, today);
  const days = daysFrom(from, to);
  const steps = new Map<string, Step>();
  days.forEach((day, index) => {
    const key = keyOf(day, span, days.length - 1 - index);
    steps.set(key, { from: steps.get(key)?.from ?? day, to: day });
  });
  return [...steps.values()];
}

export const sumIn = <Row extends { day: Day }>({ from, to }: Step, rows: Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + value(row) : sum), 0);
