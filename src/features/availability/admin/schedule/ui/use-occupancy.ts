'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { lookOf } from '@/features/availability/admin/schedule/domain/look-of';
import type { MonthDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { failedOf } from './failed-of';
import type { Span } from './use-chosen-day';
import { useShortDays } from './use-short-days';

export function useOccupancy(lng: Locale, { from, to }: Span) {
  const { t } = useT('availability-admin');
  const { t: areaName } = useT('catalogue');
  const days = trpc.admin.schedule.month.useQuery({ from, to }, { placeholderData: keepPreviousData });
  const { shortDays, isShort } = useShortDays({ from, to });

  const closureText = ({ reason, areas, night_only }: MonthDayView['closures'][number]): string => {
    const where = formatList(
      lng,
      areas.map((area) => areaName(`area.${area}`)),
    );
    if (night_only)
      return t(areas.length === 0 ? 'schedule.closedAtNight' : 'schedule.closedAtNightIn', { reason, areas: where });
    return t(areas.length === 0 ? 'schedule.closedWithReason' : 'schedule.closedIn', { reason, areas: where });
  };
  const describe = (about: MonthDayView) => {
    const { taken, crew, conflicts, closures } = about;
    return {
      look: lookOf(about),
      short: isShort(about.date),
      taken: t('schedule.taken', { count: taken }),
      crew: crew && crew.needed > 0 ? t('schedule.crew', { count: crew.needed, free: crew.free }) : null,
      conflicts: conflicts > 0 ? t('schedule.conflicts', { count: conflicts }) : null,
      closures: closures.map(closureText),
    };
  };
  const aboutDay = (day: Day) => days.data?.find(({ date }) => date === day);
  return { days, failed: failedOf(days, shortDays), aboutDay, describe };
}
export type DayInWords = ReturnType<ReturnType<typeof useOccupancy>['describe']>;
