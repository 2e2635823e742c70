'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { type Day, isDay } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { DateField } from '@/ui/form/date-field';
import css from './day-list.module.css';
import { dayListPath } from './paths';

/** Opens the list of another day; a date that is none shows the same list again. */
export function DayForm({ lng, date }: { lng: Locale; date: Day }) {
  const { t } = useT('orders-admin');
  const [typed, setTyped] = useState<string>(date);
  return (
    <form action={dayListPath(lng)} className={css.day}>
      <DateField aria-label={t('day.date')} value={typed} onChange={setTyped} required />
      <input type="hidden" name="date" value={isDay(typed) ? typed : date} />
      <Button type="submit">{t('day.show')}</Button>
    </form>
  );
}
