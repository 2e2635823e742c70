'use client';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { useCan } from '@/ui/access/rights';
import { DayField } from '@/ui/form/day-field';
import { useShownDate } from '@/ui/form/use-shown-date';
import css from './cash.module.css';
import { CashDayPanel } from './cash-day';
import { ClosedDays } from './closed-days';

/** Shows a day's till, what else concerns the money of the day, and the days that are closed. */
export function CashPage({ lng, children }: { lng: Locale; children: ReactNode }) {
  const { t } = useT('payments-admin');
  const can = useCan();
  const { date, today, show } = useShownDate();
  return (
    <div className={css.page}>
      <DayField label={t('cash.day')} value={date} onChange={(day) => day && show(day)} className={css.date} />
      <CashDayPanel lng={lng} date={date} today={today} onShow={show} />
      {children}
      {can({ anyOf: ['money', 'reports'] }) && (
        <section>
          <h2>{t('cash.list.title')}</h2>
          <ClosedDays lng={lng} onShow={show} />
        </section>
      )}
    </div>
  );
}
