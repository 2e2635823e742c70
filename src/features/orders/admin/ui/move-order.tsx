'use client';
import { useState } from 'react';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { roomOn } from '@/features/orders/admin/domain/room-on-day';
import type { StaffOrderView } from '@/features/orders/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import css from './order-decisions.module.css';
import { useOrderAction } from './use-order-action';

const AHEAD_DAYS = 365;

/** Picks another day from the availability calendar; the staff may pick one after the cut-off too. */
export function MoveOrder({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { uuid, activity_date: now, divers } = order;
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const action = useOrderAction();
  const [chosen, setChosen] = useState<Day | null>(null);
  const [today] = useState(() => dayAt(new Date()));
  const last = plusDays(today, AHEAD_DAYS);
  const days = trpc.admin.schedule.days.useQuery({ product: order.current_slug, from: today, to: last });
  const cache = trpc.useUtils();
  const move = trpc.admin.orders.move.useMutation({
    ...action,
    onSuccess(answer) {
      setChosen(null);
      action.onSuccess(answer);
    },
    async onSettled() {
      await Promise.all([action.onSettled(), cache.admin.schedule.days.invalidate()]);
    },
  });
  const daysByDate = new Map((days.data ?? []).map((day) => [day.date, day]));

  const wordsOf = (day: Day, about: ScheduleDayView | undefined): string => {
    if (!about) return t('calendar.loading');
    if (day === now) return t('calendar.same');
    const { status, left } = roomOn(about, divers.length);
    return status === 'closed' && about.closure ? about.closure : t(`calendar.${status}`, { count: left });
  };
  const dayOf = (day: Day): CalendarDay => {
    const about = daysByDate.get(day);
    const room = about && roomOn(about, divers.length);
    return {
      open: room?.status === 'left' && day !== now,
      struck: room?.status === 'sold_out',
      mark: room && room.left > 0 ? room.left : null,
      words: wordsOf(day, about),
    };
  };
  if (days.isError)
    return (
      <ErrorState
        title={t('calendar.failed')}
        retryLabel={common('error.retry')}
        retry={() => void days.refetch()}
        busy={days.isFetching}
      />
    );
  return (
    <div className={css.fields}>
      <DayCalendar
        lng={lng}
        name="move"
        label={t('calendar.label')}
        texts={{ previous: t('calendar.previous'), next: t('calendar.next') }}
        today={today}
        first={today}
        last={last}
        selected={chosen ?? now}
        dayOf={dayOf}
        onChoose={setChosen}
        busy={days.isPending}
      />
      <p>{t('calendar.legend')}</p>
      <p role="status">{chosen && `${formatDay(chosen, lng, 'full')}: ${wordsOf(chosen, daysByDate.get(chosen))}`}</p>
      {move.error && <Alert tone="error">{move.error.message}</Alert>}
      <Button
        look="solid"
        busy={move.isPending}
        disabled={!chosen || !dayOf(chosen).open}
        onClick={() => chosen && move.mutate({ uuid, date: chosen })}
      >
        {t('do.move')}
      </Button>
    </div>
  );
}
