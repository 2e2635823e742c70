'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import type { Span } from './use-chosen-day';

/** Moon phases and sunfish months, without which the calendar still works. */
export function useSea({ from, to }: Span, product?: string) {
  const { data } = trpc.admin.schedule.sea.useQuery(
    { from, to, product },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  return {
    phaseOf: (day: Day) => data?.moon.find(({ date }) => date === day)?.phase,
    seasons: data?.sunfish.map(({ season }) => season) ?? [],
  };
}
