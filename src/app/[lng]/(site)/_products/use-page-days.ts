'use client';
import { useCallback, useEffect, useState } from 'react';
import type { DayView } from '@/features/availability/schema';
import type { BoxDays } from '@/features/booking/box/ui/box-props';
import type { Locale } from '@/shared/locale/locales';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { MAX_DAYS } from '@/shared/time/horizon';
import { query } from '@/trpc/light';

/** Enough to find the next free days of nearly every product; the rest is fetched when somebody looks further. */
const NEXT_DAYS = 45;

/** Days of a product. */
export function usePageDays(lng: Locale, slug: string): BoxDays {
  const [first] = useState(() => dayAt(new Date()));
  const [count, setCount] = useState(NEXT_DAYS);
  const [list, setList] = useState<readonly DayView[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const fetchDays = useCallback(() => {
    let isCurrent = true;
    const finish = (output: readonly DayView[] | undefined) => {
      if (!isCurrent) return;
      if (output) setList(output);
      setFailed(!output);
    };
    setFailed(false);
    query(lng, 'availability.days', { slug, from: first, to: plusDays(first, count - 1) }).then(
      ({ output }) => finish(output),
      () => finish(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [lng, slug, first, count]);
  useEffect(fetchDays, [fetchDays]);
  const dayOf = useCallback((day: Day) => list?.find(({ date }) => date === day), [list]);
  const complete = useCallback(() => setCount(MAX_DAYS), []);
  const isComplete = list !== null && list.length > NEXT_DAYS;
  return {
    ...{ list, dayOf, first, isFailed },
    last: plusDays(first, MAX_DAYS - 1),
    retry: fetchDays,
    complete: isComplete ? undefined : complete,
  };
}
