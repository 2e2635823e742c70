'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { TimeView } from '@/features/availability/schema';
import { timeToSell } from '@/features/orders/counter/domain/departures-to-sell';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, isDay } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

type Wanted = { slug: string; date: Day; people: number; chosen: ClockTime | null };

/** The departures of a day that has several, and the one that is sold. */
export function useDayTimes({ slug, date, people, chosen }: Wanted): {
  times: readonly TimeView[];
  time: ClockTime | undefined;
} {
  const days = trpc.availability.days.useQuery(
    { slug, from: date, to: date },
    { enabled: slug !== '' && isDay(date), placeholderData: keepPreviousData },
  );
  const day = days.data?.find((one) => one.date === date);
  if (!day || day.times.length < 2) return { times: [], time: undefined };
  return { times: day.times, time: timeToSell(day, { people, now: new Date() }, chosen) };
}
