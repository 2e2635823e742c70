'use client';
import { firstDayToSell } from '@/features/orders/counter/domain/departures-to-sell';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

const DAYS_AHEAD = 30;

/** The chosen day; until there is one, the first on which so many people can still come along, today included. */
export function useNextFree(slug: string, chosen: Day | null, people: number): Day {
  const now = new Date();
  const today = dayAt(now);
  const days = trpc.availability.days.useQuery(
    { slug, from: today, to: plusDays(today, DAYS_AHEAD) },
    { enabled: slug !== '' && chosen === null },
  );
  return chosen ?? firstDayToSell(days.data ?? [], { people, now }) ?? plusDays(today, 1);
}
