'use client';
import type { CashDay } from '@/features/payments/cash/schema';
import { wayOf } from '@/features/payments/movements/domain/way';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import css from './cash.module.css';

type Props = { lng: Locale; day: CashDay };

/** Shows the amounts by person and method, with the totals of both. */
export function CashFigures({ lng, day: { by_person: people, by_way: ways } }: Props) {
  const { t } = useT('payments-admin');
  const total = ways.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <HorizontalScroll label={t('cash.byPerson')}>
      <table className={css.figures}>
        <caption className="only-read-aloud">{t('cash.byPerson')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.taken_by')}</th>
            {ways.map(({ way }) => (
              <th key={way} scope="col">
                {t(`way.${wayOf(way)}`)}
              </th>
            ))}
            <th scope="col">{t('cash.all')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, by_way: theirs, total: sum }) => (
            <tr key={person?.uuid ?? ''}>
              <th scope="row">{person ? person.name || t('formerStaff') : t('automatic')}</th>
              {ways.map(({ way }) => (
                <td key={way}>{formatRupiah(theirs.find((one) => one.way === way)?.amount ?? 0, lng)}</td>
              ))}
              <td>{formatRupiah(sum, lng)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cash.all')}</th>
            {ways.map(({ way, amount }) => (
              <td key={way}>{formatRupiah(amount, lng)}</td>
            ))}
            <td>{formatRupiah(total, lng)}</td>
          </tr>
        </tfoot>
      </table>
    </HorizontalScroll>
  );
}
