'use client';
import { Calendar } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { dayAfterKey, formatMonth, monthOf, weekdayName } from '@/shared/time/month';
import { DatesProvider } from './dates-provider';
import css from './month-calendar.module.css';

export type CalendarTexts = { previous: string; next: string; monthAndYear?: string };

type Props = {
  lng: Locale;
  label: string;
  texts: CalendarTexts;
  /** The one day in the tab order; its month is displayed. */
  at: Day;
  /** Called by keys, which extend a selection while Shift is held, and by the month buttons. */
  onMove: (day: Day, extend: boolean) => void;
  /** The props that style a day in range and handle its events. */
  dayProps: (day: Day) => ComponentProps<'button'> & { [attribute: `data-${string}`]: unknown };
  children: (day: Day) => ReactNode;
  /** The shop's day, which may not be the browser's. */
  today: Day;
  first?: Day;
  last?: Day;
  /** Replaces the title by two selects, of the month and of these years, both included. */
  years?: [from: number, to: number];
  describedBy?: string | undefined;
  /** The name by which tests and tools find the calendar of a field. */
  name?: string;
  busy?: boolean | undefined;
};

/** Focuses the day reached by key once it is rendered. */
function useFollowedDay() {
  const root = useRef<HTMLDivElement>(null);
  const [wantsFocus, setWantsFocus] = useState(false);
  // A layout effect, so that the focus moves before the next key press.
  useLayoutEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    root.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [wantsFocus]);
  return { root, followDay: () => setWantsFocus(true) };
}

/** Mantine's calendar with the usual calendar keys, which lead to other months too. */
export function MonthCalendar(props: Props) {
  const { lng, at, first, last, today, texts, dayProps, onMove, children } = props;
  const { root, followDay } = useFollowedDay();
  const within = (day: Day): Day => (first && day < first ? first : last && day > last ? last : day);

  // In the capturing phase, because Mantine's own arrow keys stop at the edge of the month.
  const onKey = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day;
    const next = isOnDay ? dayAfterKey(event.key, at) : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(within(next), event.shiftKey);
    followDay();
  };
  const isShown = (day: Day) => monthOf(day) === monthOf(at) && within(day) === day;

  return (
    <DatesProvider lng={lng}>
      <Calendar
        ref={root}
        className={css.calendar}
        classNames={css}
        aria-busy={props.busy || undefined}
        onKeyDownCapture={onKey}
        date={at}
        onDateChange={(day) => onMove(within(day), false)}
        {...(first && { minDate: first })}
        {...(last && { maxDate: last })}
        maxLevel="month"
        enableKeyboardNavigation={false}
        hideOutsideDates
        withNativeLevelSelect={props.years !== undefined}
        {...(props.years && { yearsSelectRange: props.years })}
        monthLabelFormat={(day) => formatMonth(monthOf(day), lng)}
        weekdayFormat={(day) => weekdayName(day, lng)}
        previousIcon={<IconChevronLeft aria-hidden="true" />}
        nextIcon={<IconChevronRight aria-hidden="true" />}
        ariaLabels={{
          previousMonth: texts.previous,
          nextMonth: texts.next,
          ...(texts.monthAndYear && { monthLevelControl: texts.monthAndYear }),
        }}
        attributes={{
          month: { 'aria-label': props.label, 'aria-describedby': props.describedBy, 'data-path': props.name },
          calendarHeaderLevel: { 'aria-live': 'polite' },
        }}
        getDayProps={(day) =>
          isShown(day)
            ? {
                'aria-label': formatDay(day, lng, 'full'),
                'aria-current': day === today ? 'date' : undefined,
                ...dayProps(day),
                // Mantine puts the selected day in the tab order; `aria-pressed` marks the actual selection.
                selected: day === at,
                'data-day': day,
                // Overrides Mantine's today, which follows the browser's time zone.
                'data-today': day === today,
              }
            : { 'data-today': false }
        }
        renderDay={(day) => (isShown(day) ? children(day) : Number(day.slice(8)))}
      />
    </DatesProvider>
  );
}
