'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button, IconButton } from '@/ui/action/button';
import { dayAfterKey, type Month, monthInWords, monthOf, plusMonths, sameDayIn } from '@/ui/form/month';
import { MonthTable, useFollowedDay } from '@/ui/form/month-table';
import css from './month-grid.module.css';
import type { Span } from './use-chosen-day';

export type DayCell = {
  look: 'open' | 'full' | 'closed' | 'off';
  /** Displayed below the number. */
  mark: ReactNode;
  /** The text of `mark` for screen readers, read after the date. */
  words: string;
};

type Props = {
  lng: Locale;
  label: string;
  today: Day;
  span: Span;
  cellOf: (day: Day) => DayCell | undefined;
  onChoose: (span: Span) => void;
  /** The displayed month. */
  month: Month;
  onTurn: (month: Month) => void;
  /** Allows the selection of more than one day. */
  several?: boolean;
  busy?: boolean;
};

/** Both arguments may come in either order. */
const spanTo = (anchor: Day, day: Day): Span => (anchor < day ? { from: anchor, to: day } : { from: day, to: anchor });

/** A click selects a day, a click with Shift every day up to it. */
export function MonthGrid(props: Props) {
  const { lng, today, span, month, cellOf, onChoose, onTurn } = props;
  const { t } = useT('availability-admin');
  const { table, followDay } = useFollowedDay();
  const [at, setAt] = useState<Day>(span.from);
  const [anchor, setAnchor] = useState<Day>(span.from);
  const reachable = monthOf(at) === month ? at : sameDayIn(at, month);

  const choose = (day: Day, extend: boolean) => {
    setAt(day);
    if (monthOf(day) !== month) onTurn(monthOf(day));
    if (extend && props.several) return onChoose(spanTo(anchor, day));
    setAnchor(day);
    onChoose({ from: day, to: day });
  };
  const onKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, reachable, lng);
    if (!next) return;
    event.preventDefault();
    followDay();
    if (event.shiftKey) return choose(next, true);
    setAt(next);
    if (monthOf(next) !== month) onTurn(monthOf(next));
  };

  return (
    <div className={css.calendar} aria-busy={props.busy || undefined}>
      <div className={css.head}>
        <IconButton label={t('month.previous')} onClick={() => onTurn(plusMonths(month, -1))}>
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 aria-live="polite">{monthInWords(month, lng)}</h2>
        <IconButton label={t('month.next')} onClick={() => onTurn(plusMonths(month, 1))}>
          <IconChevronRight aria-hidden="true" />
        </IconButton>
        <Button size="s" look="quiet" onClick={() => choose(today, false)}>
          {t('month.today')}
        </Button>
      </div>
      <MonthTable ref={table} lng={lng} month={month} className={css.grid} label={props.label}>
        {(day) => (
          <DayButton
            day={day}
            name={formatDay(day, lng, 'full')}
            cell={cellOf(day)}
            isToday={day === today}
            isChosen={span.from <= day && day <= span.to}
            isReachable={day === reachable}
            onKey={onKey}
            onPress={(event) => choose(day, event.shiftKey)}
          />
        )}
      </MonthTable>
      {props.several && <p className={css.hint}>{t('month.hint')}</p>}
    </div>
  );
}

type DayProps = {
  day: Day;
  name: string;
  cell: DayCell | undefined;
  isToday: boolean;
  isChosen: boolean;
  isReachable: boolean;
  onKey: (event: KeyboardEvent) => void;
  onPress: (event: MouseEvent) => void;
};

const DayButton = ({ day, name, cell, isToday, isChosen, isReachable, onKey, onPress }: DayProps) => (
  <button
    type="button"
    className={css.day}
    data-look={cell?.look}
    data-today={isToday || undefined}
    tabIndex={isReachable ? 0 : -1}
    aria-pressed={isChosen}
    aria-label={cell ? `${name}, ${cell.words}` : name}
    data-day={day}
    onKeyDown={onKey}
    onClick={onPress}
  >
    <span className={css.number}>{Number(day.slice(8))}</span>
    <span className={css.mark}>{cell?.mark}</span>
  </button>
);
