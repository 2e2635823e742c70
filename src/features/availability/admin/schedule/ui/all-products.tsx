'use client';
import { IconAlertTriangle, IconBan, IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MonthDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { firstOf, lastOf, type Month } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panel } from '@/ui/show/panel';
import { type DayCell, MonthGrid } from './month-grid';
import { ProductsOfDay } from './products-of-day';
import css from './schedule.module.css';
import type { Span } from './use-chosen-day';
import { useShortDays } from './use-short-days';

export type ScheduleParts = {
  lng: Locale;
  today: Day;
  span: Span;
  month: Month;
  bookings: (day: Day, product: string | null) => ReactNode;
  shortage: (day: Day) => ReactNode;
  onTurn: (month: Month) => void;
  onChoose: (span: Span) => void;
  onProduct: (slug: string) => void;
};

/** The occupancy of each day over all products, and every product on the selected day. */
export function AllProducts(props: ScheduleParts) {
  const { lng, today, span, month, bookings, shortage, onTurn, onChoose, onProduct } = props;
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const days = trpc.admin.schedule.month.useQuery(
    { from: firstOf(month), to: lastOf(month) },
    { placeholderData: keepPreviousData },
  );
  const isShort = useShortDays(month);
  const cellOf = (day: Day): DayCell | undefined => {
    const about = days.data?.find(({ date }) => date === day);
    return about && cell(about);
  };
  const cell = ({ date, taken, closures, crew, conflicts }: MonthDayView): DayCell => ({
    short: isShort(date),
    look: closures.length > 0 ? 'closed' : taken > 0 ? 'full' : 'open',
    mark: (
      <>
        {taken > 0 && taken}
        {closures.length > 0 && <IconBan aria-hidden="true" />}
        {conflicts > 0 && <IconAlertTriangle aria-hidden="true" />}
        {crew && crew.needed > 0 && (
          <small>
            <IconUsers aria-hidden="true" />
            {crew.needed}/{crew.free}
          </small>
        )}
      </>
    ),
    words: [
      t('schedule.taken', { count: taken }),
      ...(crew && crew.needed > 0 ? [t('schedule.crew', crew)] : []),
      ...(conflicts > 0 ? [t('schedule.conflicts', { count: conflicts })] : []),
      ...closures,
    ].join(', '),
  });
  const day = span.from;
  const closures = days.data?.find(({ date }) => date === day)?.closures ?? [];
  return (
    <div className={css.columns}>
      <Panel>
        {days.isError ? (
          <ErrorState
            title={ui('load.failed')}
            retryLabel={ui('load.retry')}
            retry={() => void days.refetch()}
            busy={days.isFetching}
          />
        ) : (
          <MonthGrid
            lng={lng}
            label={t('schedule.title')}
            today={today}
            span={{ from: day, to: day }}
            month={month}
            cellOf={cellOf}
            onTurn={onTurn}
            onChoose={onChoose}
            busy={days.isFetching}
          />
        )}
        {days.isPending && <Skeleton lines={2} />}
      </Panel>
      <Panel title={formatDay(day, lng, 'full')}>
        <div className={css.ways}>
          <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/${day}`)}>
            {t('schedule.board')}
          </ButtonLink>
          <ButtonLink size="s" prefetch={false} href={`${localePath(lng, '/admin/schedule/day')}?date=${day}`}>
            {t('schedule.dayList')}
          </ButtonLink>
          <ButtonLink
            size="s"
            look="quiet"
            href={`${localePath(lng, '/admin/schedule/closures/create')}?from=${day}&to=${day}`}
          >
            {t('schedule.closeAll')}
          </ButtonLink>
        </div>
        {shortage(day)}
        {closures.map((reason) => (
          <Alert key={reason} tone="warning">
            {t('schedule.closedBecause', { reason })}
          </Alert>
        ))}
        <ProductsOfDay lng={lng} day={day} onProduct={onProduct} />
        <h3>{t('schedule.bookings')}</h3>
        {bookings(day, null)}
      </Panel>
    </div>
  );
}
