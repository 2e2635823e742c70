'use client';
import { NumberInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ProductCard } from '@/features/catalogue/schema';
import { packageStep, peopleIn } from '@/features/counter/domain/counter-items';
import { useT } from '@/i18n/client';
import { IconButton } from '@/ui/action/button';
import css from './packages-field.module.css';

/** The most packages in one item. */
const MAX_PACKAGES = 12;

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
  const [step, most] = [packageStep(product), MAX_PACKAGES];
  const people = product && quantity !== '' ? peopleIn(quantity, product) : '';
  const isPacked = size > 1;
  const packages = Number(quantity);
  return (
    <NumberInput
      label={t('counter.people')}
      className={css.people}
      hideControls
      min={Math.max(1, step * size)}
      step={Math.max(1, step * size)}
      max={most * size}
      disabled={!product}
      value={people}
      onChange={(typed) => onChange(typed === '' ? '' : Number(typed) / size)}
      leftSectionWidth="2.5rem"
      leftSectionPointerEvents="all"
      leftSection={
        <IconButton
          label={t('counter.fewer')}
          disabled={!product || packages <= step}
          onClick={() => onChange(packages - step)}
        >
          <IconMinus aria-hidden="true" />
        </IconButton>
      }
      rightSectionWidth={isPacked ? '8.5rem' : '2.5rem'}
      rightSection={
        <span className={css.end}>
          {isPacked && <span>{words('packages', { count: packages })}</span>}
          <IconButton
            label={t('counter.more')}
            disabled={!product || packages >= most}
            onClick={() => onChange(packages + step)}
          >
            <IconPlus aria-hidden="true" />
          </IconButton>
        </span>
      }
      {...field}
    />
  );
}
