import type { OrderItemView } from '@/features/orders/domain/item-view';
import type { OrderView } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { formatPickup } from '@/shared/time/pickup';

type Shown = {
  /** The texts of `orders`. */
  t: (key: 'fact.pickup' | 'fact.returning' | 'fact.meetingTime' | 'noPickup') => string;
  common: Parameters<typeof formatPickup>[0];
  nameOf: (area: string) => string;
  lng: Locale;
  area: OrderView['pickup_area'];
};

/** Describes the pickup and return times of an item, or that the guests come on their own. */
export function pickupLine(
  {
    pickup_window: span,
    return_window: back,
    meeting_time: meeting,
  }: Pick<OrderItemView, 'pickup_window' | 'return_window' | 'meeting_time'>,
  { t, common, nameOf, lng, area }: Shown,
): string {
  if (!area || !span)
    return meeting ? `${t('noPickup')} · ${t('fact.meetingTime')}: ${clockTime(lng, meeting)}` : t('noPickup');
  const pickup = `${t('fact.pickup')}: ${formatPickup(common, lng, nameOf(area), span)}`;
  return back ? `${pickup} · ${t('fact.returning')}: ${clockSpan(lng, back)}` : pickup;
}
