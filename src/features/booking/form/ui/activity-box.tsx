'use client';
import { useMemo } from 'react';
import { otherProducts } from '@/features/booking/box/domain/other-products';
import { boxTexts } from '@/features/booking/box/ui/box-texts';
import { TripBox } from '@/features/booking/box/ui/trip-box';
import { openPackages } from '@/features/booking/domain/draft';
import { packagesFor, partySize, splitsPair } from '@/features/booking/domain/people';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';
import { useDraft, useField } from './draft-provider';
import { useAvailability } from './use-availability';
import { useFlight } from './use-flight';
import { WhoComes } from './who-comes';

/** The draft fields that the box shows, with their errors. */
function useBoxFields(product: ProductDetail) {
  const packages = useDraft((draft) => (draft.basket ? String(openPackages(draft, product)) : null));
  const fields = {
    variant: useField('variant'),
    activity_date: useField('activity_date'),
    activity_time: useField('activity_time'),
    quantity: useField('quantity'),
  };
  const { variant, activity_date, activity_time, quantity } = fields;
  return {
    choice: {
      variant: variant.value,
      activity_date: activity_date.value,
      activity_time: activity_time.value,
      quantity: packages ?? quantity.value,
    },
    errors: {
      variant: variant.error,
      activity_date: activity_date.error,
      activity_time: activity_time.error,
      quantity: quantity.error,
    },
    onLeave: quantity.look,
  };
}

/** Products for any number of people, requested when the number is odd. */
function useOthers(product: ProductDetail) {
  const { form } = useBooking();
  const quantity = useDraft((draft) => draft.quantity);
  const isOdd = useDraft((draft) => !draft.basket) && splitsPair(quantity, product);
  const { data } = trpc.catalogue.products.useQuery({ kinds: [product.kind] }, { enabled: isOdd });
  const found = otherProducts(isOdd && data ? data : [], product);
  return {
    others: found.map((other) => ({ slug: other.slug, title: other.title, path: productPath(other) })),
    onOther: (slug: string) => {
      const other = found.find((one) => one.slug === slug);
      if (!other) return;
      const { activity_date } = form.values();
      form.choose(slug);
      form.write({ activity_date, quantity: packagesFor(String(partySize(quantity, product)), other) });
    },
  };
}

/** Chooses day, people and option in the form, in the same box as on the product's page. */
export function ActivityBox({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng, form, prices, byStaff } = useBooking();
  const { whatsApp } = useShop();
  const { data, dayOf, first, last, isError, refetch } = useAvailability(product.slug);
  const hasSeveral = useDraft((draft) => draft.basket !== undefined);
  const { latest } = useFlight();
  const texts = useMemo(() => boxTexts(t, product), [t, product]);
  return (
    <TripBox
      lng={lng}
      product={product}
      {...useBoxFields(product)}
      onChange={form.write}
      days={{ list: data ?? null, dayOf, first, last, isFailed: isError, retry: refetch }}
      prices={prices ? { state: 'loaded', prices } : { state: 'asking' }}
      texts={texts}
      byStaff={byStaff}
      latest={latest}
      {...useOthers(product)}
      whatsApp={whatsApp}
      people={hasSeveral && <WhoComes hint={texts.people.soldAs} />}
    />
  );
}
