import type { TFunction } from 'i18next';
import type { OrderCard } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';

type Held = Pick<OrderCard, 'expires_at'>;

/** By the shop's clock; null for an order whose seats are not held any more, or for good. */
export const holdEnd = ({ expires_at: end }: Held, lng: Locale): string | null =>
  end && formatMoment(new Date(end), lng, 'medium');

/** A line for lists; null as above. */
export function heldUntil(order: Held, lng: Locale, t: TFunction<'orders'>): string | null {
  const until = holdEnd(order, lng);
  return until && t('heldUntil', { until });
}
