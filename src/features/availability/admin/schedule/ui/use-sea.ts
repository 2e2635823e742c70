'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Day } from '@/shared/time/days';
import { firstOf, lastOf, type Month } from '@/shared/time/month';
import { trpc } from '@/trpc/react';

/** The moon and the sunfish of a month; the calendar is complete without them. */
export function useSea(month: Month, product?: string) {
  const { data } = trpc.admin.schedule.sea.useQuery(
    { from: firstOf(month), to: lastOf(month), product },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  return {
    phaseOf: (day: Day) => data?.moon.find(({ date }) => date === day)?.phase,
    seasons: data?.sunfish.map(({ season }) => season) ?? [],
  };
}
