'use client';
import type { ReactNode } from 'react';
import { feeViewsOf } from '@/features/booking/domain/fee-view';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { AnotherItem } from './another-item';
import { useBooking } from './booking-context';
import { FeeRows } from './fee-rows';
import css from './summary.module.css';
import { useAddOnUsers } from './use-add-on-users';
import { useChosenDay } from './use-chosen-day';
import { useDepartureOf } from './use-departure';
import { type BookedItem, useItems } from './use-items';
import type { Totals } from './use-totals';

/** The booked items with their price; with several items, an amount for each. */
export function SummaryLines({ totals, onAdd }: { totals: Totals; onAdd?: () => void }) {
  const { t } = useT('booking');
  const { lng, step } = useBooking();
  const items = useItems();
  const money = (amount: number) => formatRupiah(amount, lng);
  return (
    <div className={css.lines}>
      {items.map((item) => (
        <What key={item.index} item={item}>
          {items.length > 1 && totals?.items[item.index] && <b>{money(totals.items[item.index]?.total ?? 0)}</b>}
        </What>
      ))}
      {totals ? (
        <dl>
          {items.length === 1 && items[0] && <Lines item={items[0]} total={totals.items[0]} />}
          <div className={css.sum}>
            <dt>{t('summary.total')}</dt>
            <dd>{money(totals.total)}</dd>
          </div>
          <div className={css.part}>
            <dt>{t('summary.now')}</dt>
            <dd>{money(totals.dueNow)}</dd>
          </div>
          {totals.remaining + totals.onSite > 0 && (
            <div className={css.part}>
              <dt>{t('summary.on_site')}</dt>
              <dd>{money(totals.remaining + totals.onSite)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className={css.none}>{t('summary.price_pending')}</p>
      )}
      {step !== 'activity' && <AnotherItem size="s" onPress={onAdd} />}
    </div>
  );
}

type LinesProps = { item: BookedItem; total: NonNullable<Totals>['items'][number] | undefined };

function Lines({ item, total }: LinesProps) {
  const { t } = useT('booking');
  const { lng } = useBooking();
  const whoseOf = useAddOnUsers();
  if (!total) return null;
  const labelOf = ({ uuid, name, quantity }: (typeof total.addOns)[number]) => {
    const whose = whoseOf(item, (addOn) => addOn.uuid === uuid);
    return whose ? t('summary.equipment', { name, whose }) : t('summary.extra', { name, quantity });
  };
  return (
    <>
      <div>
        <dt>{t('summary.activity')}</dt>
        <dd>{formatRupiah(total.activityFee, lng)}</dd>
      </div>
      {total.addOns.map((addOn) => (
        <div key={addOn.uuid}>
          <dt>{labelOf(addOn)}</dt>
          <dd>{formatRupiah(addOn.amount, lng)}</dd>
        </div>
      ))}
      <FeeRows fees={feeViewsOf(total.fees, lng)} />
    </>
  );
}

type WhatProps = { item: BookedItem; children: ReactNode };

const What = ({ item, children }: WhatProps) =>
  item.sold ? (
    <Sold item={item} product={item.sold}>
      {children}
    </Sold>
  ) : null;

function Sold({ item, product, children }: WhatProps & { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng } = useBooking();
  const divers = item.divers.length;
  const day = useChosenDay(product, item.activity_date, divers);
  const { time } = useDepartureOf(product, { ...item, divers });
  const name = product.variants.find(({ uuid }) => uuid === item.variant)?.name;
  return (
    <p className={css.what}>
      <strong>{product.title}</strong>
      {name && <span>{name}</span>}
      <span>
        {day
          ? [formatDay(day, lng, 'full'), time && clockTime(lng, time)].filter(Boolean).join(', ')
          : t('summary.no_day')}
      </span>
      <span>{t('summary.divers', { count: divers })}</span>
      {children}
    </p>
  );
}
