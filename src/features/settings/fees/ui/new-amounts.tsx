'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { DayField } from '@/ui/form/day-field';
import css from './fees.module.css';

type Props = { begins: Day | ''; today: Day; onAdd: (from: Day) => void };

const nextYear = (today: Day): Day => `${Number(today.slice(0, 4)) + 1}-01-01`;

/** Adds the amounts of a coming year, beside those that apply until then. */
export function NewAmounts({ begins, today, onAdd }: Props) {
  const { t, lng } = useT('fees-admin');
  const hint = useId();
  const [from, setFrom] = useState<Day | ''>(nextYear(today));
  const [isTooEarly, setTooEarly] = useState(false);
  const add = () => {
    const isLater = from !== '' && from > begins;
    setTooEarly(!isLater);
    if (isLater) onAdd(from);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the form around this field.
    event.preventDefault();
    add();
  };
  return (
    <div className={css.newAmounts}>
      <DayField
        label={t('newAmounts.from')}
        value={from}
        onChange={setFrom}
        onKeyDown={onKeyDown}
        error={isTooEarly && (begins ? t('newAmounts.later', { day: formatDay(begins, lng) }) : t('newAmounts.day'))}
      />
      <Button size="s" aria-describedby={hint} onClick={add}>
        {t('newAmounts.add')}
      </Button>
      <p id={hint}>{t('newAmounts.hint')}</p>
    </div>
  );
}
