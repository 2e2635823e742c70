import type { TFunction } from 'i18next';
import type { OrderCard } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';

type Held = Pick<OrderCard, 'expires_at'>;

/** End of the hold by the shop's clock; null if the seats are no longer held, or are held for good. */
export const holdEnd = ({ expires_at: end }: Held, lng: Locale): string | null =>
  end && formatMoment(new Date(end), lng, 'medium');

/** Formats the end of the hold for lists; null if there is none. */
export function heldUntil(order: Held, lng: Locale, t: TFunction<'orders'>): string | null {
  const until = holdEnd(order, lng);
  return until && t('heldUntil', { until });
}
