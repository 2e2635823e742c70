'use client';
import { useCallback } from 'react';
import type { DayView } from '@/features/availability/schema';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { MAX_DAYS } from '@/shared/time/horizon';
import { trpc } from '@/trpc/react';

/** All bookable days, from today on. */
export function rangeOfDays() {
  const first = dayAt(new Date());
  return { first, last: plusDays(first, MAX_DAYS - 1) };
}

/** Loads all bookable days at once, so that changing the month needs no request. */
export function useAvailability(slug: string) {
  const { first, last } = rangeOfDays();
  const days = trpc.availability.days.useQuery({ slug, from: first, to: last }, { staleTime: 10_000 });
  const { data } = days;
  const dayOf = useCallback((day: Day): DayView | undefined => data?.find(({ date }) => date === day), [data]);
  return { ...days, first, last, dayOf };
}
