import type { OrderItemView } from '@/features/orders/domain/item-view';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import type { Locale } from '@/shared/locale/locales';

type Booked = {
  addOn: { name: string };
  item: Pick<OrderItemView, 'product' | 'activity_date' | 'activity_time' | 'several_departures'>;
};

/** The name of an add-on, and the day it is for where an order has several: each of them may have the same. */
export const addOnLabel = (lng: Locale, { addOn, item }: Booked, isOne: boolean): string =>
  isOne ? addOn.name : [addOn.name, item.product.title, formatDeparture(item, lng)].join(' · ');
