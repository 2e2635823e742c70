import type { PreviewedOrder } from '@/features/order-desk/bulk/data';
import { openDiver } from '@/features/orders/data/sealed';
import { leadItem } from '@/features/orders/domain/lead-item';
import { contactPhone } from '@/features/orders/queries/contact-phone';
import { titleOf } from '@/features/orders/queries/order-view';
import { toLocale } from '@/shared/locale/locales';
import { fullName, spokenName } from '@/shared/locale/name-order';
import type { Fields } from '@/shared/mail/fill-fields';
import { formatDay } from '@/shared/time/dates';
import { toDay } from '@/shared/time/days';

type Order = Omit<PreviewedOrder, 'divers'>;

/** The guest's email address; null for an erased guest or a walk-in without one. */
export const mailAddress = ({ customer }: Pick<Order, 'customer'>): string | null =>
  customer.erasedAt ? null : customer.email;

/** The guest's chat number; null once the people are erased. */
export const chatPhone = (order: PreviewedOrder): string | null =>
  order.customer.erasedAt || order.anonymisedAt
    ? null
    : contactPhone({ ...order, divers: order.divers.map(openDiver) });

/** The values of a text's fields for an order, in the guest's language. */
export function fieldsOf(order: Order): Fields {
  const locale = toLocale(order.locale);
  const shown = leadItem(order.items);
  return {
    name: spokenName(order.customer),
    number: order.bookingId,
    day: formatDay(toDay(shown.activityDate), locale, 'full'),
    trip: titleOf(shown, locale),
  };
}

type Listed = Pick<Order, 'id' | 'bookingId' | 'customer' | 'locale' | 'status' | 'expiresAt'>;

export const listedGuest = (order: Listed) => ({
  uuid: order.id,
  booking_id: order.bookingId,
  name: fullName(order.customer),
  locale: toLocale(order.locale),
  expires_at: order.status === 'pending_payment' ? order.expiresAt.toISOString() : null,
});
