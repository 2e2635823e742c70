'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import type { Span } from './use-chosen-day';

/** Whether a day of the span lacks boats or leaders for what is sold. */
export function useShortDays({ from, to }: Span): (day: Day) => boolean {
  const { data } = trpc.admin.seats.short_days.useQuery({ from, to }, { placeholderData: keepPreviousData });
  const days = new Set(data?.map(({ date }) => date));
  return (day) => days.has(day);
}
