'use client';
import { useMediaQuery } from '@mantine/hooks';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { rosterMonth } from '@/features/crew/admin/roster/schema';
import { publicPath } from '@/shared/locale/locales';
import { type Day, dayAt, daysFrom, isDay, plusDays, weekdayOf } from '@/shared/time/days';
import { firstOf, lastOf, monthOf } from '@/shared/time/month';

const DAYS_A_WEEK = 7;
const phone = '(max-width: 47.99rem)';

/** Days of the month in the URL; on a phone, one week of it. */
export function useShownDays() {
  const path = publicPath(usePathname());
  const search = useSearchParams();
  const [today] = useState(() => dayAt(new Date()));
  const isPhone = useMediaQuery(phone);
  const month = rosterMonth.safeParse(search.get('month')).data ?? monthOf(today);
  const requested = search.get('day') ?? today;
  const day = isDay(requested) && monthOf(requested) === month ? requested : firstOf(month);
  const monday = plusDays(day, 1 - weekdayOf(day));
  const days = daysFrom(firstOf(month), lastOf(month)).filter(
    (one) => !isPhone || (one >= monday && one < plusDays(monday, DAYS_A_WEEK)),
  );
  const show = (to: Day) =>
    window.history.replaceState(null, '', `${path}?${new URLSearchParams({ month: monthOf(to), day: to })}`);
  return {
    today,
    month,
    days,
    isPhone,
    showToday: () => show(today),
    showEarlier: () => show(plusDays(days[0] ?? day, -1)),
    showLater: () => show(plusDays(days.at(-1) ?? day, 1)),
  };
}
