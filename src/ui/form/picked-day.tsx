'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { type Day, dayAt } from '@/shared/time/days';
import { MonthCalendar } from './month-calendar';

type Props = {
  selected: Day | null;
  first: Day | undefined;
  last: Day | undefined;
  onPick: (day: Day) => void;
};

const YEARS = 110;

const yearsFrom = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) + years}${day.slice(4, 7)}-01`;

/** The calendar of a date field, which opens at the selected day, or else at the shop's today. */
export function PickedDay({ selected, onPick, ...range }: Props) {
  const { t, lng } = useT('common');
  const [today] = useState(() => dayAt(new Date()));
  const { first = yearsFrom(today, -YEARS), last = yearsFrom(today, YEARS) } = range;
  const start = selected ?? today;
  const [at, setAt] = useState(start < first ? first : start > last ? last : start);
  return (
    <MonthCalendar
      lng={lng}
      label={t('date.open')}
      texts={{ previous: t('date.previous'), next: t('date.next'), monthAndYear: t('date.monthAndYear') }}
      at={at}
      onMove={setAt}
      today={today}
      first={first}
      last={last}
      withYears
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
