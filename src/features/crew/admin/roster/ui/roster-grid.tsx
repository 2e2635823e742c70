'use client';
import { useRef, useState } from 'react';
import type { RosterDay, RosterRow, RosterView, SetRosterDaysInput } from '@/features/crew/admin/roster/schema';
import { settingAfter } from '@/features/crew/domain/duty';
import { useT } from '@/i18n/client';
import { formatListAlone } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { weekdayName } from '@/shared/time/month';
import css from './roster.module.css';
import { RosterCell } from './roster-cell';
import { type Cell, isWithin, type Span, useSpan } from './use-span';

type Props = {
  lng: Locale;
  label: string;
  today: Day;
  days: readonly Day[];
  roster: RosterView;
  onSet: (change: SetRosterDaysInput) => void;
};

/** A table with this role supports grid keys, which the linter does not know. */
const gridRole = { role: 'grid', 'aria-multiselectable': true };

const stateOn = (row: RosterRow, day: Day): RosterDay | undefined => row.days.find(({ date }) => date === day);

/** One cell is in the tab order; the arrow keys reach the others. */
export function RosterGrid({ lng, label, today, days, roster, onSet }: Props) {
  const { t } = useT('crew-admin');
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Cell | null>(null);
  const { crew, leaders, captains } = roster;
  const totals = [
    { label: t('roster.leaders'), counts: leaders },
    { label: t('roster.captains'), counts: captains },
  ];

  const choose = ({ uuid, from, to }: Span) => {
    const [first = from, last = to] = [from, to].sort();
    const chosen =
      crew.find((row) => row.uuid === uuid)?.days.filter(({ date }) => date >= first && date <= last) ?? [];
    const state = settingAfter(chosen.map((day) => day.state));
    if (state) onSet({ uuid, days: chosen.map(({ date }) => date), state });
  };
  const focus = (cell: Cell) => {
    setAt(cell);
    grid.current?.querySelector<HTMLElement>(`[data-row="${cell.uuid}"] [data-day="${cell.day}"]`)?.focus();
  };
  const uuids = crew.map(({ uuid }) => uuid);
  const { span, isSeveral, drag, click, press } = useSpan({ days, uuids, focus, onChoose: choose });
  const isAtShown = at !== null && uuids.includes(at.uuid) && days.includes(at.day);
  const entry = isAtShown ? at : { uuid: uuids[0], day: days.includes(today) ? today : days[0] };
  const dayNames = new Map(days.map((day) => [day, formatDay(day, lng, 'full')]));
  const chosenDays = isSeveral ? days.filter((day) => span && isWithin(span, { uuid: span.uuid, day })) : [];

  return (
    <div className={css.frame}>
      <table {...gridRole} ref={grid} aria-label={label} className={css.grid}>
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today}>
                <span className={css.weekday}>{weekdayName(day, lng)}</span>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crew.map((row) => (
            <tr key={row.uuid} data-row={row.uuid}>
              <th scope="row">
                {row.name}
                <span className={css.roles}>
                  {formatListAlone(
                    lng,
                    row.roles.map((role) => t(`roleInList.${role}`)),
                  )}
                </span>
              </th>
              {days.map((day) => {
                const of = stateOn(row, day);
                const cell = { uuid: row.uuid, day };
                if (!of) return <td key={day} />;
                const steers = row.steers_on.includes(day);
                const words = [
                  t(`state.${of.state}`),
                  steers && t('roster.steers'),
                  !of.papers_valid && t('roster.papersExpired'),
                ].filter(Boolean);
                return (
                  <RosterCell
                    key={day}
                    of={of}
                    steers={steers}
                    isToday={day === today}
                    selected={isSeveral && isWithin(span, cell)}
                    aria-label={`${row.name}, ${dayNames.get(day)}: ${words.join(', ')}`}
                    tabIndex={entry.uuid === row.uuid && entry.day === day ? 0 : -1}
                    onFocus={() => setAt(cell)}
                    onPointerDown={(event) => drag(event, cell)}
                    onClick={() => click(cell)}
                    onKeyDown={(event) => press(event, cell)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label: total, counts }) => (
            <tr key={total}>
              <th scope="row">{total}</th>
              {counts
                .filter(({ date }) => days.includes(date))
                .map(({ date, count }) => (
                  <td key={date} data-today={date === today} data-none={count === 0}>
                    {count}
                  </td>
                ))}
            </tr>
          ))}
        </tfoot>
      </table>
      <p role="status" className="only-read-aloud">
        {chosenDays.length > 0 && t('roster.chosen', { count: chosenDays.length })}
      </p>
    </div>
  );
}
