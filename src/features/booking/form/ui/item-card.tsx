'use client';
import { refusalOf } from '@/features/booking/box/domain/box-days';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { useBooking } from './booking-context';
import { useDraftForm } from './draft-provider';
import { useItemTitle } from './item-title';
import css from './items.module.css';
import { useSourceValue } from './source';
import { useAvailability } from './use-availability';
import { useDepartureOf } from './use-departure';
import type { BookedItem } from './use-items';

type Props = { item: BookedItem; total: number | undefined };

/** A closed item: product, people, price, and why it can no longer be booked. */
export function ItemCard({ item, total }: Props) {
  const { t } = useT('booking');
  const { lng, form } = useBooking();
  const title = useItemTitle()(item);
  const { errors } = useDraftForm();
  const path = `items.${item.index}`;
  const error = useSourceValue(
    errors,
    (all) => Object.entries(all).find(([field]) => field.startsWith(`${path}.`))?.[1],
  );
  const open = () => {
    form.openItem(item.index);
    focusOpenItem();
  };
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.words}>
        <h3>{item.sold?.title ?? t('items.gone')}</h3>
        {item.sold ? <Day item={item} sold={item.sold} /> : null}
        {total !== undefined && <p>{formatRupiah(total, lng)}</p>}
        {error ? <p className={css.error}>{error}</p> : item.sold && <Refusal item={item} sold={item.sold} />}
      </div>
      <div className={css.ways}>
        <Button size="s" data-path={path} aria-label={t('items.change_what', { what: title })} onClick={open}>
          {t('items.change')}
        </Button>
        <RemoveItem item={item} />
      </div>
    </section>
  );
}

/** Focuses the heading of the open item, so that it is read aloud and the keyboard continues there. */
export const focusOpenItem = () => requestAnimationFrame(() => document.getElementById('open-item')?.focus());

export function RemoveItem({ item }: { item: BookedItem }) {
  const { t } = useT('booking');
  const { form, product, others } = useBooking();
  const title = useItemTitle()(item);
  const takeOut = () => {
    form.removeItem(item.index, (slug) => (slug === product?.slug ? product : others.get(slug)));
    focusOpenItem();
  };
  return (
    <Button size="s" look="quiet" aria-label={t('items.remove_what', { what: title })} onClick={takeOut}>
      {t('items.remove')}
    </Button>
  );
}

type Of = { item: BookedItem; sold: ProductDetail };

function Day({ item, sold }: Of) {
  const { t } = useT('booking');
  const { lng } = useBooking();
  const { time } = useDepartureOf(sold, { ...item, divers: item.divers.length });
  const day = item.activity_date && formatDay(item.activity_date, lng, 'full');
  return (
    <p>
      {[day || t('summary.no_day'), time && clockTime(lng, time), t('summary.divers', { count: item.divers.length })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

/** Shown at the item itself as soon as its day is full. */
function Refusal({ item, sold }: Of) {
  const { t } = useT('booking');
  const { byStaff } = useBooking();
  const days = useAvailability(sold.slug);
  const { activity_date: day, divers } = item;
  const refusal = day && refusalOf(day, days, { divers: divers.length, byStaff });
  if (!refusal) return null;
  const count = days.dayOf(day)?.places_left ?? 0;
  return (
    <p className={css.error} role="status">
      {refusal === 'past' ? t('box.refusal.past') : t(`day.refused.${refusal}`, { count })}
    </p>
  );
}
