'use client';
import { Skeleton } from '@mantine/core';
import { wayOf } from '@/features/payments/movements/domain/way';
import type { MovementTotals } from '@/features/payments/movements/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import { NoSums } from '@/ui/table/no-sums';
import css from './movement-list.module.css';

/** Totals of money in and out over all pages of the list. */
export function MovementSums({ lng, totals }: { lng: Locale; totals: MovementTotals | undefined }) {
  const { t } = useT('payments-admin');
  if (totals === undefined) return <Skeleton height={96} mb="md" />;
  if (!totals) return <NoSums />;
  const rows = [
    ...totals.by_way.map(({ way, ...sums }) => ({ name: t(`way.${wayOf(way)}`), ...sums })),
    { name: t('cash.all'), taken: totals.taken, given_back: totals.given_back },
  ];
  return (
    <div className={css.sums}>
      <HorizontalScroll label={t('totals.title')}>
        <table>
          <caption>{t('totals.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('totals.way')}</th>
              <th scope="col">{t('totals.taken')}</th>
              <th scope="col">{t('totals.given_back')}</th>
              <th scope="col">{t('totals.net')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, taken, given_back }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatRupiah(taken, lng)}</td>
                <td>{formatRupiah(given_back, lng)}</td>
                <td>{formatRupiah(taken - given_back, lng)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
      {totals.on_account !== 0 && (
        <p>
          {t('totals.on_account')}: {formatRupiah(totals.on_account, lng)}
        </p>
      )}
    </div>
  );
}
