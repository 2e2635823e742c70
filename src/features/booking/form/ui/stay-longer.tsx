'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { partyCount } from '@/features/booking/domain/draft';
import { daysAfter, stayLonger } from '@/features/booking/domain/stay-longer';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatNearDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { focusOpenItem } from './item-card';
import css from './items.module.css';
import { useAddItem } from './use-add-item';
import { useFlight } from './use-flight';
import { useItems } from './use-items';

const kinds = ['trip', 'activity'] as const;

/**
 * Trips on the next days with seats for everybody; one press adds a trip. Reserves its space as soon as a day is
 * chosen, so that the button below does not move away under a finger.
 */
export function StayLonger({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng, form } = useBooking();
  const items = useItems();
  const party = useDraft((draft) => partyCount(draft, product));
  const addItem = useAddItem();
  const { latest } = useFlight();
  const days = daysAfter(items);
  const asks = { enabled: days !== null, staleTime: 60_000 };
  const products = trpc.catalogue.products.useQuery({ kinds: [...kinds] }, asks);
  const input = { ...(days ?? { from: '', to: '' }), kind: [...kinds] };
  const free = trpc.availability.free_days.useQuery(input, { ...asks, placeholderData: keepPreviousData });
  const isPending = products.isPending || free.isPending;
  const suggestions = stayLonger({ here: product, booked: items, party }, products.data ?? [], free.data ?? []).filter(
    ({ product: { dive_count: dives }, date }) => dives === 0 || latest === null || date <= latest,
  );
  if (!days || !(isPending || suggestions.length > 0)) return null;
  const add = (slug: string, date: string) =>
    addItem(() => {
      form.addItem({ product: slug, activity_date: date }, product);
      focusOpenItem();
    });
  return (
    <section
      className={classNames(css.stay, isPending && css.coming)}
      aria-label={t('items.stay')}
      aria-busy={isPending || undefined}
    >
      <h3>{t('items.stay')}</h3>
      {isPending && <Skeleton lines={3} />}
      {suggestions.map(({ product: { slug, title }, date }) => (
        <Button key={slug} size="s" disabled={free.isPlaceholderData} onClick={() => add(slug, date)}>
          {t('items.stay_option', { day: formatNearDay(date, lng), title })}
        </Button>
      ))}
    </section>
  );
}
