'use client';
import { useEffect } from 'react';
import { useBooking } from './booking-context';
import { focusOpenItem } from './item-card';

/** Adds an item chosen in another step once this step is shown: doing so earlier would remove that step's product. */
export function usePendingItem() {
  const { form, product, pendingItem } = useBooking();
  useEffect(() => {
    const item = pendingItem.current;
    if (!item || !product) return;
    pendingItem.current = null;
    form.addItem(item, product);
    focusOpenItem();
  }, [form, product, pendingItem]);
}
