'use client';
import { diverCount } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import css from './summary.module.css';
import { useChosenDay } from './use-chosen-day';
import { useDeparture } from './use-departure';
import type { useTotals } from './use-totals';

type Props = { product: ProductDetail; totals: ReturnType<typeof useTotals> };

export function SummaryLines({ product, totals }: Props) {
  const { t } = useT('booking');
  const { lng } = useBooking();
  const day = useChosenDay(product);
  const variant = useDraft((draft) => draft.variant);
  const divers = useDraft((draft) => diverCount(draft, product));
  const { time } = useDeparture(product);
  const money = (amount: number) => inRupiah(amount, lng);
  const name = product.variants.find(({ uuid }) => uuid === variant)?.name;
  return (
    <div className={css.lines}>
      <p className={css.what}>
        <strong>{product.title}</strong>
        {name && <span>{name}</span>}
        <span>
          {day
            ? [formatDay(day, lng, 'full'), time && clockTime(lng, time)].filter(Boolean).join(', ')
            : t('summary.no_day')}
        </span>
        <span>{t('summary.divers', { count: divers })}</span>
      </p>
      {totals ? (
        <dl>
          <div>
            <dt>{t('summary.activity')}</dt>
            <dd>{money(totals.activityFee)}</dd>
          </div>
          {totals.addOns.map(({ uuid, name: extra, quantity, amount }) => (
            <div key={uuid}>
              <dt>{t('summary.extra', { name: extra, quantity })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className={css.sum}>
            <dt>{t('summary.total')}</dt>
            <dd>{money(totals.total)}</dd>
          </div>
          <div className={css.part}>
            <dt>{t('summary.now')}</dt>
            <dd>{money(totals.dueNow)}</dd>
          </div>
          {totals.remaining > 0 && (
            <div className={css.part}>
              <dt>{t('summary.on_site')}</dt>
              <dd>{money(totals.remaining)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className={css.none}>{t('summary.not_yet')}</p>
      )}
    </div>
  );
}
