'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayInWords } from '../../shared/dates';
import { type Day, toDate } from '../../shared/days';
import { intlLocale, type Locale } from '../../shared/locales';
import { IconButton } from '../action/button';
import { classNames } from '../class-names';
import css from './day-calendar.module.css';
import { dayAfterKey, type Month, monthOf, placeInWeek, plusMonths, sameDayIn, weekdayNames, weeksOf } from './month';

export type CalendarDay = {
  open: boolean;
  /** Was to be had and is not any more. */
  struck?: boolean;
  /** What stands below the number, for those who look. */
  mark?: ReactNode;
  /** The same in words, read after the date. */
  words: string;
};

type Props = {
  lng: Locale;
  /** Tests and tools find the calendar of a field by it. */
  name: string;
  label: string;
  texts: { previous: string; next: string };
  first: Day;
  last: Day;
  selected: Day | null;
  dayOf: (day: Day) => CalendarDay;
  /** Told of closed days too, so that the page can say why. */
  onChoose: (day: Day) => void;
  describedBy?: string | undefined;
  busy?: boolean;
};

const within = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

const titleOf = (month: Month, lng: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(lng), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    toDate(`${month}-01`),
  );

/** A month of days to choose one from: by pointer, by touch and by the keys that calendars have. */
export function DayCalendar(props: Props) {
  const { lng, first, last, selected, dayOf, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Day>(within(selected ?? first, first, last));
  const [wantsFocus, setWantsFocus] = useState(false);
  const [known, setKnown] = useState(selected);

  // A day that was chosen elsewhere is shown.
  if (known !== selected) {
    setKnown(selected);
    if (selected) setAt(within(selected, first, last));
  }
  useEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [wantsFocus]);

  const month = monthOf(at);
  const turn = (count: number) => setAt(within(sameDayIn(at, plusMonths(month, count)), first, last));
  const onKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, lng);
    if (!next) return;
    event.preventDefault();
    setAt(within(next, first, last));
    setWantsFocus(true);
  };

  return (
    <div className={css.calendar} aria-busy={props.busy || undefined}>
      <div className={css.head}>
        <IconButton label={props.texts.previous} disabled={month <= monthOf(first)} onClick={() => turn(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
        <p aria-live="polite">{titleOf(month, lng)}</p>
        <IconButton label={props.texts.next} disabled={month >= monthOf(last)} onClick={() => turn(1)}>
          <IconChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <table
        ref={grid}
        className={css.grid}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        data-path={props.name}
      >
        <thead>
          <tr>
            {weekdayNames(lng).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, lng).map((week) => (
            <tr key={week[0]}>
              <Blank days={placeInWeek(week[0] ?? at, lng)} />
              {week.map((day) => (
                <td key={day}>
                  <DayButton
                    day={day}
                    name={dayInWords(day, lng, 'full')}
                    about={day < first || day > last ? null : dayOf(day)}
                    isSelected={day === selected}
                    isReachable={day === at}
                    onKey={onKey}
                    onChoose={() => {
                      setAt(day);
                      onChoose(day);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a month begins within a week. */
const Blank = ({ days }: { days: number }) => days > 0 && <td colSpan={days} />;

type DayProps = {
  day: Day;
  name: string;
  /** Nothing when the day is out of reach. */
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
