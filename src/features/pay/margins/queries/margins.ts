import { sumOfMargins } from '@/features/pay/margins/domain/margin-of';
import type { MarginRow, MarginStep, MarginsInput, MarginsView } from '@/features/pay/margins/schema';
import type { Span } from '@/features/pay/sheets/domain/months';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { groupBy } from '@/shared/list/group-by';
import { rowsOf, toPage } from '@/shared/list/pages';
import { dayAt, daysBetween } from '@/shared/time/days';
import { firstOf, lastOf, monthOf } from '@/shared/time/month';
import { type OutingMargin, outingsSold } from './outings-sold';

/** Two years, because every outing of the span is read. */
const MAX_DAYS = 731;

function spanOf({ from, to }: Pick<MarginsInput, 'from' | 'to'>, now: Date): Span {
  const today = dayAt(now);
  const first = from ?? firstOf(monthOf(to ?? today));
  const last = to ?? (first > today ? lastOf(monthOf(first)) : today);
  if (daysBetween(first, last) >= MAX_DAYS) throw fieldError('to', 'invalid.range_too_long', { maximum: MAX_DAYS });
  return { from: first, to: last };
}

type Step = { keyOf: (row: OutingMargin) => string; about: (row: OutingMargin) => Partial<MarginRow> };

const steps: Record<Exclude<MarginStep, 'outing'>, Step> = {
  day: { keyOf: ({ date }) => date, about: ({ date }) => ({ date }) },
  month: { keyOf: ({ date }) => monthOf(date), about: ({ date }) => ({ month: monthOf(date) }) },
  boat: { keyOf: ({ vehicle }) => vehicle?.uuid ?? '', about: ({ vehicle }) => ({ vehicle }) },
};

const nothing = { date: null, month: null, vehicle: null, outing: null };

function addedUp(rows: readonly OutingMargin[], step: Step): MarginRow[] {
  return [...groupBy(rows, step.keyOf)].flatMap(([key, some]) =>
    some[0] ? [{ ...nothing, key, ...sumOfMargins(some), ...step.about(some[0]) }] : [],
  );
}

/** Margins of the outings in a span, singly or summed by step, with their total. */
export async function margins(ctx: Pick<Ctx, 'db' | 'now' | 'locale'>, input: MarginsInput): Promise<MarginsView> {
  const span = spanOf(input, ctx.now);
  const outings = await outingsSold(ctx, span);
  const rows = input.by === 'outing' ? outings : addedUp(outings, steps[input.by]);
  const { skip, take } = rowsOf(input);
  return { ...toPage(input, rows.length, rows.slice(skip, skip + take)), ...span, total: sumOfMargins(outings) };
}
