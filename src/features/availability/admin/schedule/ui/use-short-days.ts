'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import type { Span } from './use-chosen-day';

/** Days of the span that lack boats or leaders for their bookings. */
export function useShortDays({ from, to }: Span) {
  const shortDays = trpc.admin.seats.short_days.useQuery({ from, to }, { placeholderData: keepPreviousData });
  const days = new Set(shortDays.data?.map(({ date }) => date));
  return { shortDays, isShort: (day: Day) => days.has(day) };
}
