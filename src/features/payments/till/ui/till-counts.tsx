'use client';
import type { TillCountView } from '@/features/payments/till/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import css from './till.module.css';

/** Lists the counts handed over to the person who closes the day, latest first. */
export function TillCounts({ lng, counts }: { lng: Locale; counts: readonly TillCountView[] }) {
  const { t } = useT('payments-admin');
  return (
    <ul className={css.entries} aria-label={t('till.counts')}>
      {counts.map(({ uuid, at, note, counted_by: person, ...count }) => (
        <li key={uuid}>
          <span>
            {t('till.countedBy', {
              name: person?.name || t('formerStaff'),
              when: formatMoment(new Date(at), lng, 'medium'),
            })}
          </span>
          <span>
            {[
              t('till.countFacts', {
                counted: formatRupiah(count.counted, lng),
                difference: formatRupiah(count.difference, lng),
                left: formatRupiah(count.left_in_till, lng),
                handed: formatRupiah(count.handed_over, lng),
              }),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
