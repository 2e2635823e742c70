import { daysIn, type Span, spanBefore } from '@/features/reports/figures/domain/span';
import { type Day, daysFrom } from '@/shared/time/days';
import { stepsOf } from './steps';

type Figures<Name extends string> = Record<Name, number>;

/** Returns a function that sums the figures of a span. */
function sums<Name extends string>(rows: readonly (Figures<Name> & { day: Day })[], names: readonly Name[]) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return ({ from, to }: Span): Figures<Name> => {
    const days = daysFrom(from, to).flatMap((day) => byDay.get(day) ?? []);
    const sumOf = (name: Name) => days.reduce((sum, row) => sum + row[name], 0);
    return Object.fromEntries(names.map((name) => [name, sumOf(name)])) as Figures<Name>;
  };
}

/** Totals of a span, of the one before, and of each step. */
export function overTime<Name extends string>(
  rows: readonly (Figures<Name> & { day: Day })[],
  names: readonly Name[],
  span: Span,
) {
  const sumIn = sums(rows, names);
  return {
    total: sumIn(span),
    before: sumIn(spanBefore(span)),
    steps: stepsOf(span).map(({ before, ...step }) => ({
      ...step,
      ...sumIn(step),
      before: { ...before, ...sumIn(before) },
    })),
  };
}

/** Figures of each day, including days without any. */
export function dayByDay<Name extends string>(
  rows: readonly (Figures<Name> & { day: Day })[],
  names: readonly Name[],
  span: Span,
) {
  const sumIn = sums(rows, names);
  const on = (date: Day) => ({ date, ...sumIn({ from: date, to: date }) });
  const earlier = daysFrom(spanBefore(span).from, span.from).slice(0, daysIn(span));
  return daysFrom(span.from, span.to).map((date, index) => ({ ...on(date), before: on(earlier[index] ?? date) }));
}
