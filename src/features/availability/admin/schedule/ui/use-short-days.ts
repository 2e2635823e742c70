'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Day } from '@/shared/time/days';
import { firstOf, lastOf, type Month } from '@/shared/time/month';
import { trpc } from '@/trpc/react';

/** Whether a day of the month lacks boats or leaders for what is sold. */
export function useShortDays(month: Month): (day: Day) => boolean {
  const { data } = trpc.admin.seats.short_days.useQuery(
    { from: firstOf(month), to: lastOf(month) },
    { placeholderData: keepPreviousData },
  );
  const days = new Set(data?.map(({ date }) => date));
  return (day) => days.has(day);
}
