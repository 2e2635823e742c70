'use client';
import { formatRupiah } from '@/shared/schema/money';
import type { BoxProps } from './box-props';
import { ChoiceCards } from './choice-cards';

/** Chooses the option of a product with several, each with its price for readers who may see it. */
export function BoxVariants({ lng, product, choice, onChange, prices, texts, errors, compact }: BoxProps) {
  if (product.variants.length === 0) return null;
  const priceOf = (uuid: string) =>
    prices.state === 'loaded' ? prices.prices.variants.find((variant) => variant.uuid === uuid)?.price : undefined;
  return (
    <ChoiceCards
      path="variant"
      asTiles={compact}
      legend={texts.variant}
      error={errors?.variant}
      value={choice.variant}
      onChange={(variant) => onChange({ variant })}
      options={product.variants.map(({ uuid, name }) => {
        const price = priceOf(uuid);
        return { value: uuid, label: name, aside: price !== undefined && formatRupiah(price, lng) };
      })}
    />
  );
}
