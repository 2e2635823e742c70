import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { type Month, positionInWeek, weekdayNames, weeksOf } from './month';

/** Lets the focus follow a day that was moved with the keys, once it is drawn. */
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
  /** Tests and tools find the calendar of a field by it. */
  name?: string;
  children: (day: Day) => ReactNode;
}

/** The weeks of a month, each day under the name of its weekday. */
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

/** Where a month begins within a week. */
const Blank = ({ days }: { days: number }) => days > 0 && <td colSpan={days} />;
