'use client';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { BookedItem } from './use-items';

type Named = Pick<BookedItem, 'sold' | 'activity_date'>;

/** An item by its product and its day. */
export function useItemTitle(): (item: Named) => string {
  const { t, lng } = useT('booking');
  return ({ sold, activity_date: day }) =>
    [sold?.title ?? t('items.gone'), day && formatDay(day, lng, 'medium')].filter(Boolean).join(' · ');
}

export function ItemTitle({ item }: { item: Named }) {
  return useItemTitle()(item);
}
