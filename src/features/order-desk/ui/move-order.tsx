'use client';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { clashOn, stayOfView } from '@/features/booking/domain/clashes';
import { roomOnDay } from '@/features/order-desk/domain/room-on-day';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { ClockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import { MoveTime } from './move-time';
import { MovedOntoOthers } from './moved-onto-others';
import css from './order-decisions.module.css';
import { useOrderAction } from './use-order-action';

const AHEAD_DAYS = 365;

type Item = StaffOrderView['items'][number];
/** `items`: all items of the order. */
type Props = { lng: Locale; uuid: string; item: Item; items: readonly Item[] };

/** Picks another day from the availability calendar; staff may pick one after the cut-off too. */
export function MoveOrder({ lng, uuid, item, items }: Props) {
  const now = item.activity_date;
  const divers = item.divers.length;
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const action = useOrderAction();
  const [chosen, setChosen] = useState<Day | null>(null);
  const [time, setTime] = useState<ClockTime | null>(null);
  const [reason, setReason] = useState('');
  const [today] = useState(() => dayAt(new Date()));
  const last = plusDays(today, AHEAD_DAYS);
  const days = trpc.admin.schedule.days.useQuery({ product: item.current_slug, from: today, to: last });
  const cache = trpc.useUtils();
  const move = trpc.admin.orders.move_item.useMutation({
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

  const about = chosen ? daysByDate.get(chosen) : undefined;
  const isChoice = about !== undefined && about.departures.length > 1;

  const isTooClose = (day: Day): boolean => item.latest_day !== null && day > item.latest_day;
  const clashingOn = (day: Day) => {
    const clash = clashOn(stayOfView(item), day, items.map(stayOfView));
    return clash && items.find(({ uuid: other }) => other === clash.id);
  };
  const wordsOf = (day: Day, about: ScheduleDayView | undefined): string => {
    if (!about) return t('calendar.loading');
    if (day === now && about.departures.length === 1) return t('calendar.same');
    const clash = clashingOn(day);
    if (clash) return t('calendar.otherItem', { title: clash.product.title });
    const { status, left } = roomOnDay(about, divers);
    if (status === 'left' && isTooClose(day)) return t('calendar.flight');
    return status === 'closed' && about.closure ? about.closure : t(`calendar.${status}`, { count: left });
  };
  const dayOf = (day: Day): CalendarDay => {
    const about = daysByDate.get(day);
    const room = about && roomOnDay(about, divers);
    if (clashingOn(day)) return { open: false, struck: true, mark: null, words: wordsOf(day, about) };
    return {
      open: room?.status === 'left' && (day !== now || about?.departures.length !== 1),
      struck: room?.status === 'sold_out',
      mark: room && room.left > 0 ? room.left : null,
      words: wordsOf(day, about),
    };
  };
  const isOverriding = chosen !== null && isTooClose(chosen);
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
        onChoose={(day) => {
          setChosen(day);
          setTime(null);
        }}
        busy={days.isPending}
      />
      <p>{t('calendar.legend')}</p>
      <p role="status">{chosen && `${formatDay(chosen, lng, 'full')}: ${wordsOf(chosen, daysByDate.get(chosen))}`}</p>
      {about && isChoice && (
        <MoveTime lng={lng} item={item} divers={divers} day={about} value={time} onChange={setTime} />
      )}
      {chosen && chosen !== now && <MovedOntoOthers uuid={uuid} item={item.uuid} date={chosen} />}
      {isOverriding && (
        <TextInput
          label={t('flight.override')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {move.error && <Alert tone="error">{move.error.message}</Alert>}
      <Button
        look="solid"
        busy={move.isPending}
        disabled={!chosen || !dayOf(chosen).open || (isChoice && !time) || (isOverriding && !reason.trim())}
        onClick={() =>
          chosen &&
          move.mutate({
            ...{ uuid, item: item.uuid, date: chosen },
            ...(isChoice && time && { activity_time: time }),
            ...(isOverriding && { flight_override: reason }),
          })
        }
      >
        {t('action.move')}
      </Button>
    </div>
  );
}
