'use client';
import type { DayView } from '@/features/availability/schema';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

type Span = { slug: string; from: Day; to: Day };
const keyOf = ({ slug, from, to }: Span): string => [slug, from, to].join(' ');

/** The calendars of several products; two items may ask for the same days. */
export function useDays(spans: readonly Span[]): (span: Span) => DayView[] | undefined {
  const requested = [...new Map(spans.map((span) => [keyOf(span), span])).values()];
  const answers = trpc.useQueries((t) => requested.map((span) => t.availability.days(span)));
  const days = new Map(requested.map((span, index) => [keyOf(span), answers[index]?.data]));
  return (span) => days.get(keyOf(span));
}
