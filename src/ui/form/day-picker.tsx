'use client';
import { useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { type Day, dayAt } from '@/shared/time/days';
import { type CalendarTexts, MonthCalendar } from './month-calendar';
import { yearsAround } from './years-around';

type Props = {
  lng: Locale;
  label: string;
  texts: CalendarTexts;
  selected: Day | null;
  first?: Day | undefined;
  last?: Day | undefined;
  onPick: (day: Day) => void;
};

const YEARS = 110;

const yearsFrom = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) + years}${day.slice(4, 7)}-01`;

/** The calendar of a date field, which opens at the selected day, or else at the shop's today. */
export function DayPicker({ lng, label, texts, selected, onPick, ...range }: Props) {
  const [today] = useState(() => dayAt(new Date()));
  const { first = yearsFrom(today, -YEARS), last = yearsFrom(today, YEARS) } = range;
  const start = selected ?? today;
  const [at, setAt] = useState(start < first ? first : start > last ? last : start);
  return (
    <MonthCalendar
      lng={lng}
      label={label}
      texts={texts}
      at={at}
      onMove={setAt}
      today={today}
      first={first}
      last={last}
      years={yearsAround(today, range)}
      dayProps={(day) => ({
        'aria-pressed': day === selected,
        'data-autofocus': day === at || undefined,
        onClick: () => onPick(day),
      })}
    >
      {(day) => Number(day.slice(8))}
    </MonthCalendar>
  );
}
