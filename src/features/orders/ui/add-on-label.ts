import type { OrderItemView } from '@/features/orders/domain/item-view';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import type { Locale } from '@/shared/locale/locales';

type Booked = {
  addOn: { name: string };
  item: Pick<OrderItemView, 'product' | 'activity_date' | 'activity_time' | 'several_departures'>;
};

/** Adds product and day to the name of an add-on with several items, because each item may have the same add-on. */
export const addOnLabel = (lng: Locale, { addOn, item }: Booked, isOne: boolean): string =>
  isOne ? addOn.name : [addOn.name, item.product.title, formatDeparture(item, lng)].join(' · ');
