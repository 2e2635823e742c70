'use client';
import { firstDayToSell } from '@/features/orders/counter/domain/departures-to-sell';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

const DAYS_AHEAD = 30;

/**
 * The chosen day; until there is one, the first on which so many people can still come along, today included. It is
 * `isReady` once the calendar has answered: before that, nothing can be booked.
 */
export function useNextFree(slug: string, chosen: Day | null, people: number): { date: Day; isReady: boolean } {
  const now = new Date();
  const today = dayAt(now);
  const days = trpc.availability.days.useQuery(
    { slug, from: today, to: plusDays(today, DAYS_AHEAD) },
    { enabled: slug !== '' && chosen === null },
  );
  const date = chosen ?? firstDayToSell(days.data ?? [], { people, now }) ?? plusDays(today, 1);
  return { date, isReady: chosen !== null || days.data !== undefined };
}
