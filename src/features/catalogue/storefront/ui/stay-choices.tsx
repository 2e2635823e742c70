'use client';
import { useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { type Day, plusDays } from '@/shared/time/days';
import { HORIZON_DAYS } from '@/shared/time/horizon';
import { Button } from '@/ui/action/button';
import { MonthCalendar } from '@/ui/form/month-calendar';
import { LONGEST_STAY, type Stay, type StayTexts } from './stay';
import css from './stay-field.module.css';

type Props = { lng: Locale; today: Day; stay: Stay | null; texts: StayTexts; onChange: (stay: Stay | null) => void };

/** Asks for the first and the last day of a stay. */
export function StayChoices({ lng, today, stay, texts, onChange }: Props) {
  const [at, setAt] = useState<Day>(stay?.from ?? today);
  const [from, setFrom] = useState<Day | null>(null);
  const horizon = plusDays(today, HORIZON_DAYS);
  const longest = from && plusDays(from, LONGEST_STAY - 1);
  const last = longest && longest < horizon ? longest : horizon;
  const shown: Stay | null = from ? { from, to: from } : stay;
  const choose = (day: Day) => {
    setAt(day);
    if (from) onChange({ from, to: day });
    else setFrom(day);
  };
  return (
    <>
      <p className={css.ask} role="status">
        {from ? texts.last : texts.first}
      </p>
      <MonthCalendar
        lng={lng}
        name="stay"
        label={texts.label}
        texts={texts}
        today={today}
        first={from ?? today}
        last={last}
        at={at}
        onMove={setAt}
        dayProps={(day) => {
          const isIn = shown !== null && shown.from <= day && day <= shown.to;
          return {
            'aria-pressed': isIn,
            'aria-label': isIn ? `${formatDay(day, lng, 'full')}, ${texts.chosen}` : formatDay(day, lng, 'full'),
            onClick: () => choose(day),
          };
        }}
      >
        {(day) => Number(day.slice(8))}
      </MonthCalendar>
      {stay && (
        <Button look="quiet" size="s" onClick={() => onChange(null)}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}
