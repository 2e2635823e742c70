'use client';
import { useEffect } from 'react';
import { useBooking } from './booking-context';
import { focusOpenItem } from './item-card';

/** Adds what another step has chosen, once this one is shown: earlier, the other step would lose its product. */
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
