'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { IconButton } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import css from './day-calendar.module.css';
import { dayAfterKey, monthInWords, monthOf, plusMonths, sameDayIn } from './month';
import { MonthTable, useFollowedDay } from './month-table';

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
  texts: { previous: string; next: string };
  first: Day;
  last: Day;
  selected: Day | null;
  dayOf: (day: Day) => CalendarDay;
  /** Called for closed days too, so that the page can show the reason. */
  onChoose: (day: Day) => void;
  describedBy?: string | undefined;
  busy?: boolean;
};

const within = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

/** A month with one selectable day, usable by pointer, touch and the usual calendar keys. */
export function DayCalendar(props: Props) {
  const { lng, first, last, selected, dayOf, onChoose } = props;
  const { table, followDay } = useFollowedDay();
  const [at, setAt] = useState<Day>(within(selected ?? first, first, last));
  const [lastSelected, setLastSelected] = useState(selected);

  // Shows the month of a day that was selected elsewhere.
  if (lastSelected !== selected) {
    setLastSelected(selected);
    if (selected) setAt(within(selected, first, last));
  }
  const month = monthOf(at);
  const turn = (count: number) => setAt(within(sameDayIn(at, plusMonths(month, count)), first, last));
  const onKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, lng);
    if (!next) return;
    event.preventDefault();
    setAt(within(next, first, last));
    followDay();
  };

  return (
    <div className={css.calendar} aria-busy={props.busy || undefined}>
      <div className={css.head}>
        <IconButton label={props.texts.previous} disabled={month <= monthOf(first)} onClick={() => turn(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
        <p aria-live="polite">{monthInWords(month, lng)}</p>
        <IconButton label={props.texts.next} disabled={month >= monthOf(last)} onClick={() => turn(1)}>
          <IconChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <MonthTable
        ref={table}
        lng={lng}
        month={month}
        className={css.grid}
        label={props.label}
        describedBy={props.describedBy}
        name={props.name}
      >
        {(day) => (
          <DayButton
            day={day}
            name={formatDay(day, lng, 'full')}
            about={day < first || day > last ? null : dayOf(day)}
            isSelected={day === selected}
            isReachable={day === at}
            onKey={onKey}
            onChoose={() => {
              setAt(day);
              onChoose(day);
            }}
          />
        )}
      </MonthTable>
    </div>
  );
}

type DayProps = {
  day: Day;
  name: string;
  /** Null when the day is out of range. */
  about: CalendarDay | null;
  isSelected: boolean;
  isReachable: boolean;
  onKey: (event: KeyboardEvent) => void;
  onChoose: () => void;
};

function DayButton({ day, name, about, isSelected, isReachable, onKey, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  if (!about) return <span className={css.past}>{number}</span>;
  const look = [css.day, !about.open && css.closed, about.struck && css.struck, isSelected && css.selected];
  return (
    <button
      type="button"
      className={classNames(...look)}
      tabIndex={isReachable ? 0 : -1}
      aria-disabled={!about.open || undefined}
      aria-pressed={isSelected}
      aria-label={`${name}, ${about.words}`}
      data-day={day}
      onKeyDown={onKey}
      onClick={onChoose}
    >
      <span className={css.number}>{number}</span>
      <span className={css.mark}>{about.mark}</span>
    </button>
  );
}
