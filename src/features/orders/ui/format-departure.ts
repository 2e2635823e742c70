import type { OrderCard } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';

type Departing = Pick<OrderCard, 'activity_date' | 'activity_time' | 'several_departures'>;

/** The day of an order, with the time where the product has several departures on it. */
export function formatDeparture(order: Departing, lng: Locale, length?: Parameters<typeof formatDay>[2]): string {
  const day = formatDay(order.activity_date, lng, length);
  return order.several_departures ? `${day}, ${clockTime(lng, order.activity_time)}` : day;
}
