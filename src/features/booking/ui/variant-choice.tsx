'use client';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { useBooking } from './booking-context';
import { ChoiceCards } from './choice-cards';
import { useField } from './draft-provider';

/** Selects the variant of a product that has several. */
export function VariantChoice({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng, prices } = useBooking();
  const field = useField('variant');
  if (product.variants.length === 0) return null;
  const priceOf = (wanted: string) => prices?.variants.find(({ uuid }) => uuid === wanted)?.price;
  return (
    <ChoiceCards
      path="variant"
      legend={t('variant')}
      error={field.error}
      value={field.value}
      onChange={field.write}
      options={product.variants.map(({ uuid, name }) => {
        const price = priceOf(uuid);
        return { value: uuid, label: name, aside: price !== undefined && inRupiah(price, lng) };
      })}
    />
  );
}
