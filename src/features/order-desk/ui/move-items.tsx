'use client';
import { Select } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { MoveOrder } from './move-order';
import css from './order-decisions.module.css';

/** Moves an item of an order; with several booked items, staff choose one, and the earliest is suggested. */
export function MoveItems({ lng, order: { uuid, items } }: { lng: Locale; order: StaffOrderView }) {
  const { t } = useT('orders-admin');
  const booked = items
    .filter(({ state }) => state === 'booked')
    .toSorted((one, other) => one.activity_date.localeCompare(other.activity_date));
  const [chosen, setChosen] = useState<string | null>(null);
  const item = booked.find((one) => one.uuid === chosen) ?? booked[0];
  if (!item) return null;
  return (
    <div className={css.fields}>
      {booked.length > 1 && (
        <Select
          label={t('item.move')}
          allowDeselect={false}
          value={item.uuid}
          data={booked.map((one) => ({
            value: one.uuid,
            label: `${one.product.title}, ${formatDeparture(one, lng)}`,
          }))}
          onChange={setChosen}
        />
      )}
      <MoveOrder key={item.uuid} lng={lng} uuid={uuid} item={item} items={items} />
    </div>
  );
}
