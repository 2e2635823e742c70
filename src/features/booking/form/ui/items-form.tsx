'use client';
import { lazy, Suspense } from 'react';
import { typedParty } from '@/features/booking/domain/draft';
import { openAt } from '@/features/booking/domain/draft-items';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { classNames } from '@/ui/class-names';
import { Stepper } from '@/ui/form/stepper';
import { ActivityBox } from './activity-box';
import { AnotherItem } from './another-item';
import { ChosenProduct } from './chosen-product';
import { useDraft, useField } from './draft-provider';
import { ItemCard, RemoveItem } from './item-card';
import css from './items.module.css';
import { PickupChoice } from './pickup-choice';
import { StayLonger } from './stay-longer';
import { type BookedItem, useItems } from './use-items';
import { useTotals } from './use-totals';

const FlightQuestion = lazy(() => import('./flight-question').then((module) => ({ default: module.FlightQuestion })));

/** The booked items: a single item alone, several items as a list with one of them open. */
export function ItemsForm({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const items = useItems();
  const totals = useTotals();
  const at = useDraft(openAt);
  const several = items.length > 1;
  const open = items[at];
  const fetched = product.pickup ? product : items.find(({ sold }) => sold?.pickup)?.sold;
  const cardsOf = (some: BookedItem[]) =>
    some.length > 0 && (
      <ul className={css.list}>
        {some.map((item) => (
          <li key={item.index}>
            <ItemCard item={item} total={totals?.items[item.index]?.total} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {several && <Party items={items} />}
      {cardsOf(items.slice(0, at))}
      <section
        id="open-item"
        tabIndex={-1}
        className={classNames(css.open, several && css.several)}
        aria-label={several ? t('items.open', { number: at + 1, title: product.title }) : undefined}
      >
        <ChosenProduct product={product}>{several && open && <RemoveItem item={open} />}</ChosenProduct>
        <ActivityBox key={at} product={product} />
      </section>
      {cardsOf(items.slice(at + 1))}
      <PickupChoice product={fetched ?? product} />
      <Suspense>
        <FlightQuestion />
      </Suspense>
      <div className={css.add}>
        <StayLonger product={product} />
        <AnotherItem />
      </div>
    </>
  );
}

/** The number of people of the booking; each item has its own choice among them. */
function Party({ items }: { items: BookedItem[] }) {
  const { t } = useT('booking');
  const { error, write, value } = useField('quantity');
  const party = useDraft(typedParty);
  const most = Math.max(party, ...items.map(({ sold }) => (sold ? sold.max_quantity * sold.divers_per_package : 1)));
  return (
    <Stepper
      path="quantity"
      label={t('items.party')}
      texts={{ less: t('packages.less'), more: t('packages.more') }}
      hint={t('items.party_hint')}
      least={1}
      most={most}
      value={value}
      error={error}
      onChange={(typed) => write(typed.replace(/\D/g, ''))}
    />
  );
}
