'use client';
import { IconMessage } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { firstOf, lastOf } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panel } from '@/ui/show/panel';
import { DaysForm } from './days-form';
import { failedOf } from './failed-of';
import { type DayCell, MonthGrid } from './month-grid';
import { OneDay } from './one-day';
import css from './schedule.module.css';
import type { ScheduleParts } from './schedule-parts';
import { useShortDays } from './use-short-days';

type Props = ScheduleParts & {
  product: string;
  onDirty: (isDirty: boolean) => void;
  mayLeave: () => Promise<boolean>;
};

const looks = {
  open: 'open',
  sold_out: 'full',
  cut_off: 'open',
  closed: 'closed',
  not_offered: 'off',
} as const satisfies Record<ScheduleDayView['status'], DayCell['look']>;

/** Shows one product's days, with the form for the selected days. */
export function OneProduct({
  lng,
  today,
  span,
  month,
  bookings,
  shortage,
  onTurn,
  onChoose,
  product,
  ...guard
}: Props) {
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const days = trpc.admin.schedule.days.useQuery(
    { product, from: firstOf(month), to: lastOf(month) },
    { placeholderData: keepPreviousData },
  );
  const one = trpc.admin.schedule.days.useQuery({ product, from: span.from, to: span.from });
  const day = one.data?.[0];

  const { shortDays, isShort } = useShortDays({ from: firstOf(month), to: lastOf(month) });

  const cellOf = (date: Day): DayCell | undefined => {
    const about = days.data?.find((entry) => entry.date === date);
    if (!about) return undefined;
    const { status, taken, capacity, note, departures } = about;
    const counts = t('schedule.occupancy', { taken, capacity });
    return {
      look: looks[status],
      short: isShort(date),
      mark: (
        <>
          {status === 'not_offered' && taken === 0 ? '–' : counts}
          {note && <IconMessage aria-hidden="true" />}
        </>
      ),
      words: [
        t(`status.${status}`),
        t('schedule.occupancyLabel', { taken, capacity }),
        departures.length > 1 && t('departures.count', { count: departures.length }),
        note && t('schedule.hasNote'),
      ]
        .filter(Boolean)
        .join(', '),
    };
  };
  const failed = failedOf(days, one, shortDays);
  if (failed)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    );
  const isOne = span.from === span.to;
  return (
    <div className={css.columns}>
      <Panel>
        <MonthGrid
          lng={lng}
          label={t('schedule.title')}
          today={today}
          span={span}
          month={month}
          product={product}
          cellOf={cellOf}
          onTurn={onTurn}
          onChoose={onChoose}
          several
          busy={days.isFetching}
        />
      </Panel>
      {isOne ? (
        <Panel title={formatDay(span.from, lng, 'full')} className={css.day}>
          {day?.date === span.from ? (
            <OneDay key={`${product} ${day.date}`} lng={lng} product={product} day={day} today={today} {...guard} />
          ) : (
            <Skeleton lines={6} />
          )}
          {shortage(span.from)}
          <h3>{t('schedule.bookings')}</h3>
          {bookings(span.from, product)}
        </Panel>
      ) : (
        <Panel title={t('days.title')}>
          <DaysForm product={product} span={span} onSpan={onChoose} />
        </Panel>
      )}
    </div>
  );
}
