'use client';
import { useRouter } from 'next/navigation';
import { dayListPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { DayField } from '@/ui/form/day-field';
import css from './day-list.module.css';

/** Opens the list of another day as soon as the typed date is complete. */
export function DayForm({ lng, date }: { lng: Locale; date: Day }) {
  const { t } = useT('orders-admin');
  const router = useRouter();
  return (
    <div className={css.day}>
      <DayField
        aria-label={t('day.date')}
        value={date}
        onChange={(day) => {
          if (day !== '' && day !== date) router.push(dayListPath(lng, day));
        }}
      />
    </div>
  );
}
