'use client';
import { useState } from 'react';
import { roomOn, roomOnDay } from '@/features/order-desk/domain/room-on-day';
import type { ItemDraft } from '@/features/order-desk/editing/domain/edit-draft';
import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import css from './edit-order.module.css';

const AHEAD_DAYS = 365;

type Props = {
  item: EditableOrder['items'][number];
  draft: ItemDraft;
  people: number;
  at: `items.${number}`;
  errors: Record<string, string>;
  onChange: (patch: Partial<ItemDraft>) => void;
};

/** The day of an item from the calendar of its product, with the seats that are free, and the departure on it. */
export function EditDay({ item, draft, people, at, errors, onChange }: Props) {
  const { t, lng } = useT('orders-admin');
  const [today] = useState(() => dayAt(new Date()));
  const last = plusDays(today, AHEAD_DAYS);
  const days = trpc.admin.schedule.days.useQuery({ product: draft.product, from: today, to: last });
  const byDate = new Map((days.data ?? []).map((day) => [day.date, day]));
  const isWhereItIs = draft.product === item.product;
  const dayOf = (day: string): CalendarDay => {
    const about = byDate.get(day);
    if (!about) return { open: false, mark: null, words: t('calendar.loading') };
    const { status, left } = roomOnDay(about, people);
    const isNow = isWhereItIs && day === item.activity_date;
    const words = status === 'closed' && about.closure ? about.closure : t(`calendar.${status}`, { count: left });
    return {
      open: status === 'left' || isNow,
      struck: status === 'sold_out',
      mark: left > 0 ? left : null,
      words: isNow ? t('calendar.same') : words,
    };
  };
  const departures = byDate.get(draft.date)?.departures ?? [];
  const error = errors[`${at}.activity_date`];
  return (
    <>
      <details className={css.person} open={error !== undefined || undefined}>
        <summary>
          {t('edit.day')} <strong>{draft.date && formatDay(draft.date, lng, 'full')}</strong>
        </summary>
        <DayCalendar
          lng={lng}
          name={`${at}.activity_date`}
          label={t('edit.day')}
          texts={{ previous: t('calendar.previous'), next: t('calendar.next') }}
          today={today}
          first={today}
          last={last}
          selected={draft.date || null}
          dayOf={dayOf}
          onChoose={(date) =>
            onChange({ date, time: isWhereItIs && date === item.activity_date ? item.activity_time : '' })
          }
          busy={days.isPending}
        />
        <p>{t('calendar.legend')}</p>
        {draft.date && <p role="status">{`${formatDay(draft.date, lng, 'full')}: ${dayOf(draft.date).words}`}</p>}
      </details>
      {error && <p role="alert">{error}</p>}
      {departures.length > 1 && (
        <ChoiceSelect
          label={t('calendar.time')}
          value={draft.time}
          error={errors[`${at}.activity_time`]}
          data={[
            { value: '', label: t('edit.anyTime') },
            ...departures.map((departure) => {
              const { status, left } = roomOn(departure, people);
              const words = t(`calendar.${status}`, { count: left });
              return { value: departure.time, label: `${clockTime(lng, departure.time)} · ${words}` };
            }),
          ]}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
        />
      )}
    </>
  );
}
