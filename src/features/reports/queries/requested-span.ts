import { daysIn, MOST_REPORT_DAYS, type Span, spanBefore, spanOf } from '@/features/reports/domain/span';
import type { ReportInput } from '@/features/reports/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** `all` are the days of both spans. */
export type Spans = { span: Span; before: Span; all: Span };

export function requestedSpans({ now }: Pick<Ctx, 'now'>, input: ReportInput): Spans {
  const span = spanOf(input, dayAt(now));
  if (daysIn(span) > MOST_REPORT_DAYS) throw fieldError('to', 'invalid.range_too_long', { maximum: MOST_REPORT_DAYS });
  const before = spanBefore(span);
  return { span, before, all: { from: before.from, to: span.to } };
}
