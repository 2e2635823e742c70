import { openPhone } from '@/features/accounts/guests/queries/open-phone';
import type { PreviewedOrder } from '@/features/orders/bulk/data';
import { earliestOf } from '@/features/orders/items/domain/earliest';
import { titleOf } from '@/features/orders/queries/order-view';
import { openDiver } from '@/features/orders/sealed/data';
import { toLocale } from '@/shared/locale/locales';
import { fullName, spokenName } from '@/shared/locale/name-order';
import type { Fields } from '@/shared/mail/fill-fields';
import { formatDay } from '@/shared/time/dates';
import { toDay } from '@/shared/time/days';

type Order = Omit<PreviewedOrder, 'divers'>;

/** Where a guest can be mailed; nobody who was erased, and no guest of the counter without an address. */
export const mailAddress = ({ customer }: Pick<Order, 'customer'>): string | null =>
  customer.erasedAt ? null : customer.email;

/** The number of the customer, else that of the first diver who has one; none once the people are erased. */
export function chatPhone({ customer, anonymisedAt, divers }: PreviewedOrder): string | null {
  if (customer.erasedAt || anonymisedAt) return null;
  if (customer.sealedPhone) return openPhone(customer.sealedPhone);
  return divers.map((diver) => openDiver(diver).phone).find((phone) => phone !== null && phone !== '') ?? null;
}

/** What is filled into a text for an order, in the language of its guest. */
export function fieldsOf(order: Order): Fields {
  const locale = toLocale(order.locale);
  const shown = earliestOf(order.items) ?? order;
  return {
    name: spokenName(order.customer),
    number: order.bookingId,
    day: formatDay(toDay(shown.activityDate), locale, 'full'),
    trip: titleOf(shown, locale),
  };
}

export const listedGuest = (order: Pick<Order, 'id' | 'bookingId' | 'customer' | 'locale'>) => ({
  uuid: order.id,
  booking_id: order.bookingId,
  name: fullName(order.customer),
  locale: toLocale(order.locale),
});
