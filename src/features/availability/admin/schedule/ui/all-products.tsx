'use client';
import { SegmentedControl } from '@mantine/core';
import { useT } from '@/i18n/client';
import { firstOf, lastOf, weekOf } from '@/shared/time/month';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panel } from '@/ui/show/panel';
import { DayPanel } from './day-panel';
import { MonthOfAll } from './month-of-all';
import css from './schedule.module.css';
import type { ScheduleParts } from './schedule-parts';
import { type CalendarView, calendarViews } from './use-chosen-day';
import { useOccupancy } from './use-occupancy';
import { WeekGrid } from './week-grid';

type Props = ScheduleParts & {
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onProduct: (slug: string) => void;
};

/** Shows each day's occupancy over all products, by month or week, and every product on the selected day. */
export function AllProducts({ view, onView, onProduct, ...props }: Props) {
  const { lng, span, month, bookings, shortage } = props;
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const day = span.from;
  const isWeek = view === 'week';
  const { days, failed, aboutDay, describe } = useOccupancy(
    lng,
    isWeek ? weekOf(day) : { from: firstOf(month), to: lastOf(month) },
  );
  const about = aboutDay(day);
  const grid = { ...props, aboutDay, describe, busy: days.isFetching };
  return (
    <>
      <SegmentedControl
        className={css.views}
        aria-label={t('schedule.view')}
        value={view}
        onChange={(value) => onView(calendarViews.find((one) => one === value) ?? 'month')}
        data={calendarViews.map((value) => ({ value, label: t(`schedule.views.${value}`) }))}
      />
      <div className={isWeek ? css.rows : css.columns}>
        <Panel>
          {failed ? (
            <ErrorState
              title={ui('load.failed')}
              retryLabel={ui('load.retry')}
              retry={() => void failed.refetch()}
              busy={failed.isFetching}
            />
          ) : isWeek ? (
            <WeekGrid {...grid} />
          ) : (
            <MonthOfAll {...grid} />
          )}
          {days.isPending && <Skeleton lines={2} />}
        </Panel>
        <DayPanel {...{ lng, day, bookings, shortage, onProduct }} closures={about ? describe(about).closures : []} />
      </div>
    </>
  );
}
