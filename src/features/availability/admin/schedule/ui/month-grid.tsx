'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { firstOf, lastOf, type Month, monthOf } from '@/shared/time/month';
import { Button } from '@/ui/action/button';
import { MonthCalendar } from '@/ui/form/month-calendar';
import { yearsAround } from '@/ui/form/years-around';
import css from './month-grid.module.css';
import { MoonGlyph } from './moon-glyph';
import { SeaLegend } from './sea-legend';
import type { Span } from './use-chosen-day';
import { useSea } from './use-sea';

export type DayCell = {
  look: 'open' | 'full' | 'part' | 'closed' | 'off';
  /** True if the day lacks boats or leaders for its bookings. */
  short: boolean;
  /** Displayed below the number. */
  mark: ReactNode;
  /** Text of `mark` for screen readers, read after the date. */
  words: string;
};

type Props = {
  lng: Locale;
  label: string;
  today: Day;
  span: Span;
  /** Slug of the product; all products if omitted. */
  product?: string;
  cellOf: (day: Day) => DayCell | undefined;
  onChoose: (span: Span) => void;
  month: Month;
  onTurn: (month: Month) => void;
  /** Allows the selection of more than one day. */
  several?: boolean;
  busy?: boolean;
};

/** The arguments may come in either order. */
const spanTo = (anchor: Day, day: Day): Span => (anchor < day ? { from: anchor, to: day } : { from: day, to: anchor });

/** A click selects a day; Shift and click extends the selection to another. */
export function MonthGrid(props: Props) {
  const { lng, today, span, month, cellOf, onChoose, onTurn } = props;
  const { t } = useT('availability-admin');
  const { t: common } = useT('common');
  const { t: seats } = useT('seats-admin');
  const sea = useSea({ from: firstOf(month), to: lastOf(month) }, props.product);
  const [at, setAt] = useState<Day>(span.from);
  const [anchor, setAnchor] = useState<Day>(span.from);

  const moveTo = (day: Day) => {
    setAt(day);
    if (monthOf(day) !== month) onTurn(monthOf(day));
  };
  const choose = (day: Day, extend: boolean) => {
    moveTo(day);
    if (extend && props.several) return onChoose(spanTo(anchor, day));
    setAnchor(day);
    onChoose({ from: day, to: day });
  };

  return (
    <div className={css.calendar}>
      <MonthCalendar
        lng={lng}
        label={props.label}
        texts={{ previous: t('month.previous'), next: t('month.next'), monthAndYear: common('date.monthAndYear') }}
        today={today}
        at={monthOf(at) === month ? at : firstOf(month)}
        onMove={(day, extend) => (extend ? choose(day, true) : moveTo(day))}
        years={yearsAround(today)}
        busy={props.busy}
        dayProps={(day) => {
          const cell = cellOf(day);
          const phase = sea.phaseOf(day);
          return {
            className: css.day,
            'data-look': cell?.look,
            'data-short': cell?.short || undefined,
            'aria-pressed': span.from <= day && day <= span.to,
            'aria-label': [
              formatDay(day, lng, 'full'),
              cell?.short && seats('shortLabel'),
              cell?.words,
              phase && t(`moon.${phase}`),
            ]
              .filter(Boolean)
              .join(', '),
            onClick: (event) => choose(day, event.shiftKey),
          };
        }}
      >
        {(day) => (
          <>
            <span className={css.top}>
              <span className={css.number}>{Number(day.slice(8))}</span>
              <MoonGlyph phase={sea.phaseOf(day)} />
            </span>
            <span className={css.mark}>
              {cellOf(day)?.short && <IconAlertTriangle aria-hidden="true" />}
              {cellOf(day)?.mark}
            </span>
          </>
        )}
      </MonthCalendar>
      <SeaLegend lng={lng} seasons={sea.seasons} />
      <div className={css.foot}>
        {props.several && <p>{t('month.hint')}</p>}
        <Button size="s" look="quiet" onClick={() => choose(today, false)}>
          {t('month.today')}
        </Button>
      </div>
    </div>
  );
}
