import type { Compared } from '@/features/reports/data';
import { storedUntil } from '@/features/reports/figures/commands/store-figures';
import { daysIn, MAX_REPORT_DAYS, type Span, spanBefore, spanOf } from '@/features/reports/figures/domain/span';
import type { ReportInput } from '@/features/reports/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** `all` covers both spans. */
export type Spans = Compared & { all: Span };

export async function requestedSpans({ db, now }: Pick<Ctx, 'db' | 'now'>, input: ReportInput): Promise<Spans> {
  const span = spanOf(input, dayAt(now));
  if (daysIn(span) > MAX_REPORT_DAYS) throw fieldError('to', 'invalid.range_too_long', { maximum: MAX_REPORT_DAYS });
  const before = spanBefore(span);
  const all = { from: before.from, to: span.to };
  return { span, before, all, storedUntil: await storedUntil(db, all) };
}
