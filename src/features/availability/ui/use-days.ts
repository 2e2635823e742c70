'use client';
import { useCallback, useEffect, useState } from 'react';
import { MOST_DAYS } from '@/features/availability/domain/bookable-range';
import type { DayView } from '@/features/availability/schema';
import type { Locale } from '@/shared/locale/locales';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { query } from '@/trpc/light';

async function fetchDays(lng: Locale, slug: string, from: Day, to: Day): Promise<Map<Day, DayView>> {
  const { output } = await query(lng, 'availability.days', { slug, from, to });
  if (!output) throw new Error('no days');
  return new Map(output.map((day) => [day.date, day]));
}

/** Fetches all bookable days at once, so that changing the month needs no request. */
export function useDays(lng: Locale, slug: string) {
  const [first] = useState(() => dayAt(new Date()));
  const last = plusDays(first, MOST_DAYS - 1);
  const [days, setDays] = useState<Map<Day, DayView> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    fetchDays(lng, slug, first, last).then(setDays, () => setFailed(true));
  }, [lng, slug, first, last]);
  useEffect(ask, [ask]);
  return { days, dayOf: (day: Day) => days?.get(day), first, last, isFailed, askAgain: ask };
}
