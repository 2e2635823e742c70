import type { TrendsView } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import css from './trends-panel.module.css';

/** Bars are scaled to the best seller. */
export function BestSellers({ lng, products }: { lng: Locale; products: TrendsView['products'] }) {
  const { t } = useT('dashboard');
  const most = Math.max(1, ...products.map(({ bookings }) => bookings));
  if (products.length === 0) return <p>{t('trends.noProducts')}</p>;
  return (
    <table className={css.products}>
      <caption className="only-read-aloud">{t('trends.products')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trends.product')}</th>
          <th scope="col">{t('trends.bookings')}</th>
          <th scope="col">{t('trends.total')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ slug, title, bookings, total }) => (
          <tr key={slug}>
            <th scope="row">
              {title}
              <span className={css.bar} style={{ width: `${(bookings / most) * 100}%` }} />
            </th>
            <td>{bookings}</td>
            <td>{formatRupiah(total, lng)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
