import type { MailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import { mainAddress } from '@/shared/shop/contact';
import type { OrderMail } from './order-mail';

type Items = NonNullable<OrderMail['items']>;

/** The day, with the time where the product has several departures. */
const departing = ({ date, time }: Pick<OrderMail, 'date' | 'time'>, { day, clock }: MailFormatter): string =>
  [day(date, 'full'), time && clock(time)].filter(Boolean).join(', ');

/** The parameters of the texts about an order, formatted for the reader. */
export function orderWords({ pickup, ...order }: OrderMail, formatter: MailFormatter) {
  const { day, when, money, area, hours } = formatter;
  const address = mainAddress(formatter.shop);
  const noHours = { from: '', to: '' };
  const pickupHours = pickup ? hours(pickup) : noHours;
  const back = pickup ? hours(pickup.back) : noHours;
  return {
    bookingId: order.bookingId,
    product: order.product,
    date: departing(order, formatter),
    day: day(order.date, 'medium'),
    time: order.time ? formatter.clock(order.time) : '',
    timeBefore: order.timeBefore ? formatter.clock(order.timeBefore) : '',
    dateBefore: order.dateBefore ? departing({ date: order.dateBefore, time: order.timeBefore }, formatter) : '',
    wanted: order.wanted ? day(order.wanted, 'full') : '',
    until: order.expiresAt ? when(order.expiresAt) : '',
    paid: money(order.paid),
    due: money(order.due),
    refund: money(order.refund ?? 0),
    received: money(order.received ?? 0),
    onAccount: money(order.onAccount ?? 0),
    requested: money(order.requested ?? 0),
    reason: order.reason ?? '',
    area: pickup ? area(pickup.area) : '',
    ...pickupHours,
    backFrom: back.from,
    backTo: back.to,
    street: address.street,
    town: address.town,
    whatsApp: formatter.shop.whats_app,
  };
}

/** Null for guests who come on their own. */
export const pickupWords = (
  { pickup: pickupHours }: Pick<OrderMail, 'pickup'>,
  { pickup }: MailFormatter,
): string | null => pickupHours && pickup(pickupHours.area, pickupHours);

const moneyOrNull = (amount: number, { money }: MailFormatter) => (amount > 0 ? money(amount) : null);

/** The facts listed in an order mail; facts without a value are left out. */
const facts = {
  booking_id: ({ bookingId }: OrderMail) => bookingId,
  activity: ({ product }: OrderMail) => product,
  date: departing,
  time: ({ time }: OrderMail, { clock }: MailFormatter) => (time === undefined ? null : clock(time)),
  meeting: ({ meeting }: Pick<OrderMail, 'meeting'>, { clock }: MailFormatter) =>
    meeting === undefined ? null : clock(meeting),
  no_fly: ({ noFlyUntil }: OrderMail, { when }: MailFormatter) => (noFlyUntil ? when(noFlyUntil) : null),
  divers: ({ divers }: OrderMail) => String(divers),
  pickup: pickupWords,
  address: ({ pickup, items = [] }: OrderMail) =>
    pickup?.address ?? items.find((item) => !item.isOff && item.pickup)?.pickup?.address ?? null,
  total: ({ total }: OrderMail, formatter: MailFormatter) => moneyOrNull(total, formatter),
  reduction: ({ reduction = 0 }: OrderMail, formatter: MailFormatter) =>
    reduction > 0 ? formatter.money(-reduction) : null,
  to_pay: ({ total, due, toPay = total - due, expiresAt }: OrderMail, formatter: MailFormatter) =>
    expiresAt ? moneyOrNull(toPay, formatter) : null,
  held_until: ({ expiresAt }: OrderMail, { when }: MailFormatter) => (expiresAt ? when(expiresAt) : null),
  paid: ({ paid }: OrderMail, formatter: MailFormatter) => moneyOrNull(paid, formatter),
  fee: ({ fee = 0 }: OrderMail, formatter: MailFormatter) => moneyOrNull(fee, formatter),
  received: ({ received = 0 }: OrderMail, formatter: MailFormatter) => moneyOrNull(received, formatter),
  requested: ({ requested = 0 }: OrderMail, formatter: MailFormatter) => moneyOrNull(requested, formatter),
  due: ({ due }: OrderMail, formatter: MailFormatter) => moneyOrNull(due, formatter),
  at_gate: ({ atGate = 0 }: OrderMail, formatter: MailFormatter) => moneyOrNull(atGate, formatter),
  wanted: ({ wanted }: OrderMail, { day }: MailFormatter) => (wanted ? day(wanted, 'full') : null),
  refund: ({ refund = 0 }: OrderMail, formatter: MailFormatter) => moneyOrNull(refund, formatter),
  changes: ({ changes = [] }: OrderMail, { t }: MailFormatter) =>
    changes.map((kind) => t(`order_changed.kind.${kind}`)).join(' · ') || null,
};
export type OrderFact = keyof typeof facts;

const bookedOf = (items: Items) => items.filter(({ isOff }) => !isOff);

/** One line for each booked item, or for each item when none is booked. */
function itemFacts(items: Items, names: readonly OrderFact[], formatter: MailFormatter) {
  const { t } = formatter;
  const booked = bookedOf(items);
  return (booked.length > 0 ? booked : items).map((item) => {
    const pickup = names.includes('pickup') && pickupWords(item, formatter);
    const meeting = names.includes('meeting') && facts.meeting(item, formatter);
    return {
      label: departing(item, formatter),
      value: [
        item.product,
        `${t('order.fact.divers')}: ${item.divers}`,
        meeting && `${t('order.fact.meeting')}: ${meeting}`,
        pickup && `${t('order.fact.pickup')}: ${pickup}`,
      ]
        .filter(Boolean)
        .join(' · '),
    };
  });
}

/** True when one sentence about the pickup covers every booked item. */
export const hasOnePickup = ({ items = [] }: OrderMail): boolean =>
  new Set(bookedOf(items).map(({ pickup }) => JSON.stringify(pickup))).size <= 1;

/** True when some booked items have a pickup and others do not. */
export const isPartlyFetched = ({ items = [] }: OrderMail): boolean =>
  new Set(bookedOf(items).map(({ pickup }) => pickup === null)).size > 1;

/** The facts of a single item that an order mail repeats per item. */
const ofOneItem: readonly OrderFact[] = ['date', 'meeting', 'divers', 'pickup'];

export const orderFacts = (
  names: readonly OrderFact[],
  order: OrderMail,
  formatter: MailFormatter,
): MailMessage['facts'] =>
  names.flatMap((name) => {
    if (order.items && name === 'activity') return itemFacts(order.items, names, formatter);
    if (order.items && ofOneItem.includes(name)) return [];
    const value = facts[name](order, formatter);
    return value === null ? [] : [{ label: formatter.t(`order.fact.${name}`), value }];
  });
