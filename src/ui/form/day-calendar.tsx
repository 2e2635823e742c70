'use client';
import { type ReactNode, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { classNames } from '@/ui/class-names';
import css from './day-calendar.module.css';
import { type CalendarTexts, MonthCalendar } from './month-calendar';

export type CalendarDay = {
  open: boolean;
  /** Struck through: the day was available and no longer is. */
  struck?: boolean;
  /** Displayed below the number; hidden from screen readers. */
  mark?: ReactNode;
  /** The text of `mark` for screen readers, read after the date. */
  words: string;
};

type Props = {
  lng: Locale;
  /** The name by which tests and tools find the calendar of a field. */
  name: string;
  label: string;
  texts: CalendarTexts;
  today: Day;
  first: Day;
  last: Day;
  selected: Day | null;
  /** The day whose month is shown while none is selected. */
  opensAt?: Day | undefined;
  dayOf: (day: Day) => CalendarDay;
  /** Called for closed days too, so that the page can show the reason. */
  onChoose: (day: Day) => void;
  describedBy?: string | undefined;
  busy?: boolean;
};

const within = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

/** A month with one selectable day, and notes on each day. */
export function DayCalendar({ selected, opensAt, dayOf, onChoose, ...calendar }: Props) {
  const { lng, first, last } = calendar;
  const [at, setAt] = useState<Day>(within(selected ?? opensAt ?? first, first, last));
  const [lastSelected, setLastSelected] = useState(selected);

  // Shows the month of a day that was selected elsewhere.
  if (lastSelected !== selected) {
    setLastSelected(selected);
    if (selected) setAt(within(selected, first, last));
  }
  return (
    <div className={css.calendar}>
      <MonthCalendar
        {...calendar}
        at={at}
        onMove={setAt}
        dayProps={(day) => {
          const { open, struck, words } = dayOf(day);
          return {
            className: classNames(css.day, !open && css.closed, struck && css.struck),
            'aria-disabled': !open || undefined,
            'aria-pressed': day === selected,
            'aria-label': `${formatDay(day, lng, 'full')}, ${words}`,
            onClick: () => {
              setAt(day);
              onChoose(day);
            },
          };
        }}
      >
        {(day) => (
          <>
            <span className={css.number}>{Number(day.slice(8))}</span>
            <span className={css.mark}>{dayOf(day).mark}</span>
          </>
        )}
      </MonthCalendar>
    </div>
  );
}
