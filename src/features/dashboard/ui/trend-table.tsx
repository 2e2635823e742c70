import type { TrendsView } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { spanOfStep } from '@/shared/time/step-names';
import css from './trends-panel.module.css';

export type Figure = 'revenue' | 'bookings';

export function TrendTable(props: { lng: Locale; trends: TrendsView; of: Figure; name: string }) {
  const { lng, trends, of, name } = props;
  const { t } = useT('dashboard');
  return (
    <details className={css.figures}>
      <summary>{t('trends.asTable')}</summary>
      <table>
        <caption className="only-read-aloud">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trends.period')}</th>
            <th scope="col">{t(`trends.${of}`)}</th>
          </tr>
        </thead>
        <tbody>
          {trends.steps.toReversed().map((step) => (
            <tr key={step.from}>
              <th scope="row">{spanOfStep(step, lng)}</th>
              <td>{of === 'revenue' ? formatRupiah(step.revenue, lng) : step.bookings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
