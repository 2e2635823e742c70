'use client';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

const DAYS_AHEAD = 30;

/** The chosen day; until there is one, the first on which the product has a place, today included. */
export function useNextFree(slug: string, chosen: Day | null): Day {
  const today = dayAt(new Date());
  const days = trpc.availability.days.useQuery(
    { slug, from: today, to: plusDays(today, DAYS_AHEAD) },
    { enabled: slug !== '' && chosen === null },
  );
  const free = days.data?.find(({ status }) => status === 'open');
  return chosen ?? free?.date ?? plusDays(today, 1);
}
