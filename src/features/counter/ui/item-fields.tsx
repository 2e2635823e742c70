'use client';
import { Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ProductCard } from '@/features/catalogue/schema';
import type { TypedItem } from '@/features/counter/domain/counter-items';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { IconButton } from '@/ui/action/button';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { AddOnFields } from './add-on-fields';
import css from './counter-form.module.css';
import { DayChoice } from './day-choice';
import { PackagesField } from './packages-field';
import { TimeField } from './time-field';
import type { CounterItem } from './use-counter-items';
import { WhoField } from './who-field';

type Props = {
  item: CounterItem;
  products: readonly ProductCard[];
  /** The total number of people. */
  people: number;
  errors: Record<string, string>;
  onChange: (patch: Partial<TypedItem>) => void;
  /** The item's number and price when it is one of several items, each of which can be removed. */
  among: { number: number; price: number | undefined; onRemove: () => void } | null;
};

/** The product and day of an item, numbered when there are several. */
export function ItemFields({ item, products, people, errors, onChange, among }: Props) {
  const { t, lng } = useT('orders-admin');
  const group = useRef<HTMLFieldSetElement>(null);
  const { typed, product, variants, variant, date, times, time, quantity, along } = item;
  const at = among ? `items.${among.number - 1}.` : '';
  const field = (name: string) => ({ error: errors[at + name], 'data-path': at + name });
  const isAdded = typed.key > 0;
  useEffect(() => {
    if (isAdded) group.current?.focus();
  }, [isAdded]);
  const title = among && t('counter.item', { number: among.number });
  return (
    <fieldset ref={group} tabIndex={-1} className={css.item} aria-label={title ?? undefined}>
      {among && (
        <div className={css.head}>
          <span>{title}</span>
          {among.price !== undefined && <span>{formatRupiah(among.price, lng)}</span>}
          <IconButton label={t('counter.removeItem', { number: among.number })} onClick={among.onRemove}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className={css.two}>
        <Select
          label={t('counter.product')}
          searchable
          selectFirstOptionOnChange
          data={products.map((one) => ({ value: one.slug, label: one.title }))}
          value={typed.slug || null}
          onChange={(chosen) => onChange({ slug: chosen ?? '', variant: null, addOns: {} })}
          {...field('product')}
        />
        <PackagesField
          product={product}
          quantity={quantity}
          onChange={(chosen) => onChange({ quantity: chosen })}
          {...field('quantity')}
        />
      </div>
      <DayChoice
        days={item.days}
        people={item.people}
        value={date}
        onChange={(day) => onChange({ day })}
        {...field('activity_date')}
      />
      <div className={css.row}>
        <TimeField
          {...{ date, times, people: item.people, value: time }}
          onChange={(chosen) => onChange({ time: chosen })}
          {...field('activity_time')}
        />
        {variants.length > 0 && (
          <ChoiceSelect
            label={t('counter.variant')}
            data={variants.map(({ uuid, name: label }) => ({ value: uuid, label }))}
            value={variant ?? ''}
            onChange={(event) => onChange({ variant: event.currentTarget.value })}
            {...field('variant')}
          />
        )}
      </div>
      <AddOnFields
        offered={item.detail?.add_ons ?? []}
        value={typed.addOns}
        onChange={(addOns) => onChange({ addOns })}
      />
      {among && (item.people < people || errors[`${at}divers`]) && (
        <WhoField
          people={people}
          value={along}
          onChange={(chosen) => onChange({ along: chosen })}
          error={errors[`${at}divers`]}
        />
      )}
    </fieldset>
  );
}
