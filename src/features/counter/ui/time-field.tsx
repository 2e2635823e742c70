'use client';
import type { TimeView } from '@/features/availability/schema';
import { roomAtCounter } from '@/features/counter/domain/departures-to-sell';
import { useT } from '@/i18n/client';
import { type ClockTime, clockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { ChoiceSelect } from '@/ui/form/choice-select';

type Props = {
  date: Day;
  times: readonly TimeView[];
  people: number;
  value: ClockTime | undefined;
  onChange: (time: ClockTime) => void;
  error: string | undefined;
  'data-path': string;
};

/** Shown only on days with several departures. */
export function TimeField({ date, times, people, value, onChange, ...field }: Props) {
  const { t, lng } = useT('orders-admin');
  if (times.length < 2) return null;
  const words = (one: TimeView): string => {
    const room = roomAtCounter(date, one, { people, now: new Date() });
    if (room === 'gone') return t('counter.departed');
    return t(`calendar.${room === 'open' || room === 'cut_off' ? 'left' : room}`, { count: one.places_left });
  };
  return (
    <ChoiceSelect
      label={t('calendar.time')}
      data={times.map((one) => ({ value: one.time, label: `${clockTime(lng, one.time)} · ${words(one)}` }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
