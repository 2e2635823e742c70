'use client';
import { NumberInput } from '@mantine/core';
import type { ProductCard } from '@/features/catalogue/schema';
import { packageStep, peopleIn } from '@/features/counter/domain/counter-items';
import { useT } from '@/i18n/client';
import css from './counter-form.module.css';

type Props = {
  product: ProductCard | undefined;
  /** The number of packages. */
  quantity: number | string;
  onChange: (quantity: number | string) => void;
  error: string | undefined;
  'data-path': string;
};

/** The number of people on an item, in steps of the packages they are sold in, with the number of packages. */
export function PackagesField({ product, quantity, onChange, ...field }: Props) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const size = product?.divers_per_package ?? 1;
  const step = Math.max(1, packageStep(product) * size);
  const people = product && quantity !== '' ? peopleIn(quantity, product) : '';
  return (
    <NumberInput
      label={t('counter.people')}
      min={step}
      step={step}
      max={12 * size}
      disabled={!product}
      value={people}
      onChange={(typed) => onChange(typed === '' ? '' : Number(typed) / size)}
      rightSectionWidth={size > 1 ? '8.5rem' : undefined}
      rightSection={size > 1 && <span className={css.packages}>{words('packages', { count: Number(quantity) })}</span>}
      {...field}
    />
  );
}
