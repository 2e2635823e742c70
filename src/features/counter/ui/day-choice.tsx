'use client';
import { useState } from 'react';
import type { DayView } from '@/features/availability/schema';
import { roomAtCounter } from '@/features/counter/domain/departures-to-sell';
import { useT } from '@/i18n/client';
import { formatTileDay } from '@/shared/time/dates';
import { type Day, dayAt } from '@/shared/time/days';
import { ChoiceChips } from '@/ui/form/choice-chips';
import { DayField } from '@/ui/form/day-field';

const SHOWN = 5;
const OTHER = 'other';

type Props = {
  /** Undefined until the calendar has loaded. */
  days: readonly DayView[] | undefined;
  people: number;
  value: Day | '';
  onChange: (day: Day | '') => void;
  error: string | undefined;
  'data-path': string;
};

/** The next days with their room, and any other day by typing. */
export function DayChoice({ days = [], people, value, onChange, error, ...rest }: Props) {
  const { t, lng } = useT('orders-admin');
  const [isTyped, setTyped] = useState(false);
  const now = new Date();
  const today = dayAt(now);
  const shown = days.slice(0, SHOWN);
  const roomOn = ({ date, times, status, places_left: count }: DayView): string => {
    const rooms = times.map((one) => roomAtCounter(date, one, { people, now }));
    if (rooms.length > 0 && rooms.every((room) => room === 'gone')) return t('counter.departed');
    if (rooms.includes('open')) return t('calendar.left', { count });
    if (rooms.includes('too_few')) return t('calendar.too_few', { count });
    return t(`calendar.${status === 'open' || status === 'cut_off' ? 'sold_out' : status}`);
  };
  const isOther = isTyped || !shown.some(({ date }) => date === value);
  const field = <DayField label={t('counter.date')} value={value} onChange={onChange} error={error} {...rest} />;
  if (shown.length === 0) return field;
  return (
    <>
      <ChoiceChips
        label={t('counter.date')}
        choices={[
          ...shown.map((day) => ({
            value: day.date,
            label: day.date === today ? t('counter.today') : formatTileDay(day.date, today, lng),
            note: roomOn(day),
          })),
          { value: OTHER, label: t('counter.otherDay'), note: t('counter.pickDay') },
        ]}
        value={isOther ? OTHER : value}
        onChange={(chosen) => {
          setTyped(chosen === OTHER);
          if (chosen !== OTHER) onChange(chosen);
        }}
        error={isOther ? undefined : error}
        data-path={isOther ? undefined : rest['data-path']}
      />
      {isOther && field}
    </>
  );
}
