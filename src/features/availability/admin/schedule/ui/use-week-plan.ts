'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import type { Span } from './use-chosen-day';

/** The trips and the boats of each day in words, for the days that have guests. */
export function useWeekPlan(lng: Locale, { from, to }: Span) {
  const { t } = useT('availability-admin');
  const departures = trpc.admin.orders.departures.useQuery({ from, to }, { placeholderData: keepPreviousData });
  const crew = trpc.admin.board.crew.useQuery({ from, to }, { placeholderData: keepPreviousData });
  return (date: Day) => ({
    trips: (departures.data?.find((day) => day.date === date)?.departures ?? [])
      .map((trip) => ({ ...trip, people: trip.divers + trip.companions }))
      .filter(({ people }) => people > 0)
      .map(({ time, product, people }) => `${clockTime(lng, time)} ${product.title}\u00a0· ${people}`),
    boats: (crew.data?.find((day) => day.date === date)?.outings ?? []).map(({ name, kind, used, seats, captain }) => ({
      hasCaptain: captain !== null,
      text: [
        name,
        t('week.seats', { used, seats }),
        captain ?? t(kind === 'van' ? 'week.noDriver' : 'week.noCaptain'),
      ].join('\u00a0· '),
    })),
  });
}
export type WeekPlan = ReturnType<ReturnType<typeof useWeekPlan>>;
