import { operator } from '@/config/operator';
import type { MailMessage } from '@/shared/mail/mail-message';
import type { OrderMail } from '@/shared/mail/order-mail';
import type { Say } from './say';

/** What the sentences about an order are filled in with, as their reader writes it. */
export function orderWords({ pickup, ...order }: OrderMail, { day, when, money, area, hours }: Say) {
  const { address, whatsApp } = operator;
  const unsaid = { from: '', to: '' };
  const fetched = pickup ? hours(pickup) : unsaid;
  const back = pickup ? hours(pickup.back) : unsaid;
  return {
    bookingId: order.bookingId,
    product: order.product,
    date: day(order.date, 'full'),
    day: day(order.date, 'medium'),
    dateBefore: order.dateBefore ? day(order.dateBefore, 'full') : '',
    until: order.expiresAt ? when(order.expiresAt) : '',
    paid: money(order.paid),
    due: money(order.due),
    refund: money(order.refund ?? 0),
    received: money(order.received ?? 0),
    requested: money(order.requested ?? 0),
    reason: order.reason ?? '',
    area: pickup ? area(pickup.area) : '',
    ...fetched,
    backFrom: back.from,
    backTo: back.to,
    street: address.street,
    town: address.town,
    whatsApp,
  };
}

/** Where and when the car comes. */
export const pickupWords = ({ pickup: fetched }: OrderMail, { pickup }: Say): string | null =>
  fetched && pickup(fetched.area, fetched);

const sum = (amount: number, { money }: Say) => (amount > 0 ? money(amount) : null);

/** What one looks up in a mail about an order; a fact without a value is left out. */
const facts = {
  booking_id: ({ bookingId }: OrderMail) => bookingId,
  activity: ({ product }: OrderMail) => product,
  date: ({ date }: OrderMail, { day }: Say) => day(date, 'full'),
  divers: ({ divers }: OrderMail) => String(divers),
  pickup: pickupWords,
  address: ({ pickup }: OrderMail) => pickup?.address ?? null,
  total: ({ total }: OrderMail, say: Say) => sum(total, say),
  to_pay: ({ total, due, paid }: OrderMail, say: Say) => sum(total - due - paid, say),
  paid: ({ paid }: OrderMail, say: Say) => sum(paid, say),
  received: ({ received = 0 }: OrderMail, say: Say) => sum(received, say),
  requested: ({ requested = 0 }: OrderMail, say: Say) => sum(requested, say),
  due: ({ due }: OrderMail, say: Say) => sum(due, say),
  refund: ({ refund = 0 }: OrderMail, say: Say) => sum(refund, say),
};
export type OrderFact = keyof typeof facts;

export const orderFacts = (names: readonly OrderFact[], order: OrderMail, say: Say): MailMessage['facts'] =>
  names.flatMap((name) => {
    const value = facts[name](order, say);
    return value === null ? [] : [{ label: say.t(`order.fact.${name}`), value }];
  });
