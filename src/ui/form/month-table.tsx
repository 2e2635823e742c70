import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { type Month, positionInWeek, weekdayNames, weeksOf } from './month';

/** Focuses a day reached with the keys once it is rendered. */
export function useFollowedDay() {
  const table = useRef<HTMLTableElement>(null);
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [wantsFocus]);
  return { table, followDay: () => setWantsFocus(true) };
}

interface Props {
  ref: Ref<HTMLTableElement>;
  lng: Locale;
  month: Month;
  className: string | undefined;
  label: string;
  describedBy?: string | undefined;
  /** The name by which tests and tools find the calendar of a field. */
  name?: string;
  children: (day: Day) => ReactNode;
}

export function MonthTable({ ref, lng, month, className, label, describedBy, name, children }: Props) {
  return (
    <table ref={ref} className={className} aria-label={label} aria-describedby={describedBy} data-path={name}>
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
            <Blank days={week[0] ? positionInWeek(week[0], lng) : 0} />
            {week.map((day) => (
              <td key={day}>{children(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The empty cells before the first day of a month. */
const Blank = ({ days }: { days: number }) => days > 0 && <td colSpan={days} />;
