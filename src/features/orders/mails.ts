import { operator } from '@/config/operator';
import type { Mails, ParamsOf } from '@/server/mail/mail';
import type { MailFormatter } from '@/shared/mail/mail-formatter';
import type { MailKey, MailMessage } from '@/shared/mail/mail-message';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { calendarEntry } from './domain/calendar-entry';
import { type OrderMail, orderMail, orderNotice } from './domain/order-mail';
import {
  hasOnePickup,
  isPartlyFetched,
  type OrderFact,
  orderFacts,
  orderWords,
  pickupWords,
} from './domain/order-words';

const customerParams = {
  order_placed: orderMail,
  order_paid: orderMail,
  order_confirmed: orderMail,
  order_completed: orderMail,
  order_declined: orderMail,
  order_cancelled: orderMail,
  order_refunded: orderMail,
  order_expired: orderMail,
  order_moved: orderMail,
  /** An item went off, and the order goes on with the others. */
  item_cancelled: orderMail,
  order_reminder: orderMail,
  payment_failed: orderMail,
  payment_late_returned: orderMail,
  /** The received amount differs from the amount due. */
  payment_wrong_amount: orderMail,
  payment_wrong_returned: orderMail,
  /** Money that came in beyond what the booking was paid with. */
  payment_excess_returned: orderMail,
  /** Money that did not come in rupiah. */
  payment_unbooked: orderMail,
  /** A partial refund; the order stays. */
  refund_started: orderMail,
  refund_done: orderMail,
};
const params = { ...customerParams, order_notice: orderNotice };

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

type CustomerMail = keyof typeof customerParams;

/** A paragraph, and the orders it applies to. */
type Paragraph = { key: MailKey; when?: (order: OrderMail) => boolean };

/** The subject, the heading and the first sentence. */
type Opening = CustomerMail | 'order_retimed';

type MailContent = {
  opening?: (order: OrderMail) => Opening;
  /** The paragraphs after the first sentence. */
  paragraphs: Paragraph[];
  facts: readonly OrderFact[];
  button?: MailKey;
  /** The status of the day in the customer's calendar after this mail; without one, the calendar is not changed. */
  calendar?: CalendarEntry['status'] | ((order: OrderMail) => CalendarEntry['status'] | undefined);
};

/** The facts of a dive that is still to come, and of one that will not take place. */
const ahead: OrderFact[] = ['booking_id', 'activity', 'date', 'divers', 'pickup', 'address', 'total', 'paid', 'due'];
const over: OrderFact[] = ['booking_id', 'activity', 'date', 'divers', 'paid', 'refund'];
const unpaid: OrderFact[] = ['booking_id', 'activity', 'date', 'divers', 'pickup', 'address', 'total', 'to_pay', 'due'];

const returns = ({ refund = 0 }: OrderMail) => refund > 0;
const isHeld = ({ expiresAt }: OrderMail) => expiresAt !== undefined;
const wasPaid = ({ paid }: OrderMail) => paid > 0;

const reason: Paragraph = { key: 'order.reason', when: (order) => Boolean(order.reason) };
const wayBack: Paragraph = { key: 'order.way_back', when: returns };
const calendar: Paragraph = { key: 'order.calendar' };
const rest: Paragraph[] = [
  { key: 'order.rest', when: ({ due }) => due > 0 },
  { key: 'order.all_paid', when: ({ due }) => due === 0 },
];
const pickup: Paragraph[] = [
  { key: 'order.fetched', when: (order) => hasOnePickup(order) && order.pickup !== null },
  { key: 'order.not_fetched', when: (order) => hasOnePickup(order) && order.pickup === null },
  { key: 'order.partly_fetched', when: isPartlyFetched },
];

/** Another departure of the same day. */
const isNewTime = ({ date, dateBefore, time, timeBefore }: OrderMail) =>
  date === dateBefore && time !== undefined && timeBefore !== undefined;
const ifComing = ({ confirmed, expiresAt }: OrderMail) => {
  if (expiresAt) return undefined;
  return confirmed ? ('confirmed' as const) : ('tentative' as const);
};

const contents: Record<CustomerMail, MailContent> = {
  order_placed: { paragraphs: [{ key: 'order_placed.then' }], facts: unpaid, button: 'order_placed.button' },
  order_paid: {
    paragraphs: [
      { key: 'order_paid.accepted', when: ({ received }) => received !== undefined },
      { key: 'order_paid.excess', when: returns },
      { key: 'order_paid.next' },
      ...rest,
      calendar,
    ],
    facts: ahead,
    calendar: 'tentative',
  },
  order_confirmed: {
    paragraphs: [...pickup, { key: 'order.bring' }, ...rest, calendar],
    facts: ahead,
    calendar: 'confirmed',
  },
  order_completed: {
    paragraphs: [{ key: 'order_completed.tell' }, { key: 'order_completed.again' }],
    facts: ['booking_id', 'activity', 'date', 'divers'],
  },
  order_declined: {
    paragraphs: [reason, { key: 'order_declined.refund', when: returns }, wayBack, { key: 'order_declined.again' }],
    facts: over,
    calendar: 'cancelled',
  },
  order_cancelled: {
    paragraphs: [
      reason,
      { key: 'order_cancelled.refund', when: returns },
      { key: 'order_cancelled.no_refund', when: (order) => wasPaid(order) && !returns(order) },
      { key: 'order_cancelled.unpaid', when: (order) => !wasPaid(order) },
      wayBack,
    ],
    facts: over,
    // An order that nobody paid for was never in a calendar.
    calendar: (order) => (wasPaid(order) ? 'cancelled' : undefined),
  },
  order_refunded: { paragraphs: [reason, wayBack], facts: over, calendar: 'cancelled' },
  order_expired: {
    paragraphs: [
      { key: 'order_expired.unpaid', when: (order) => !wasPaid(order) },
      { key: 'order_expired.refund', when: wasPaid },
      wayBack,
      { key: 'order_expired.late', when: (order) => !wasPaid(order) },
      { key: 'order_expired.again' },
    ],
    facts: over,
  },
  order_moved: {
    opening: (order) => (isNewTime(order) ? 'order_retimed' : 'order_moved'),
    paragraphs: [
      reason,
      { key: 'order_paid.next', when: ({ confirmed }) => !confirmed },
      ...pickup,
      ...rest,
      calendar,
      { key: 'order_moved.unsuited', when: (order) => !isNewTime(order) },
      { key: 'order_retimed.unsuited', when: isNewTime },
    ],
    facts: ahead,
    calendar: ifComing,
  },
  item_cancelled: {
    paragraphs: [
      { key: 'item_cancelled.refund', when: returns },
      { key: 'item_cancelled.no_refund', when: (order) => !isHeld(order) && !returns(order) },
      { key: 'order_cancelled.unpaid', when: isHeld },
      wayBack,
      { key: 'item_cancelled.pay', when: isHeld },
      { key: 'order.calendar', when: (order) => !isHeld(order) },
      { key: 'item_cancelled.rest' },
    ],
    facts: [...ahead, 'to_pay', 'refund'],
    calendar: ifComing,
  },
  order_reminder: {
    paragraphs: [...pickup, { key: 'order.bring' }, ...rest, { key: 'order_reminder.late' }],
    facts: ahead,
  },
  payment_failed: {
    paragraphs: [{ key: 'payment_failed.again', when: isHeld }, { key: 'payment_failed.contact' }],
    facts: unpaid,
    button: 'payment_failed.button',
  },
  payment_late_returned: { paragraphs: [wayBack, { key: 'payment_late_returned.again' }], facts: over },
  payment_wrong_amount: {
    paragraphs: [{ key: 'payment_wrong_amount.returns' }, { key: 'payment_wrong_amount.again' }],
    facts: ['booking_id', 'activity', 'date', 'requested', 'received'],
  },
  payment_wrong_returned: {
    paragraphs: [wayBack, { key: 'payment_wrong_returned.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  payment_excess_returned: {
    paragraphs: [wayBack, { key: 'payment_excess_returned.stands' }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  payment_unbooked: {
    paragraphs: [{ key: 'payment_unbooked.next' }, { key: 'payment_unbooked.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date'],
  },
  refund_started: { paragraphs: [reason, wayBack], facts: over },
  refund_done: { paragraphs: [{ key: 'refund_done.wait' }], facts: over },
};

function entryOf(order: OrderMail, formatter: MailFormatter, status: CalendarEntry['status']): CalendarEntry {
  const location =
    pickupWords(order, formatter) ?? `${operator.name}, ${operator.address.street}, ${operator.address.town}`;
  const description = (orderFacts(['booking_id', 'time', 'divers', 'pickup', 'address', 'due'], order, formatter) ?? [])
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return calendarEntry(
    { ...order, title: order.product },
    { description, location, url: formatter.link(order.path), status },
  );
}

/** One entry for the day of an order, or one for each of its items. */
function entriesOf(order: OrderMail, formatter: MailFormatter, status: CalendarEntry['status']): CalendarEntry[] {
  const { items, time: _, ...others } = order;
  if (!items) return [entryOf(order, formatter, status)];
  return items.map(({ isOff, ...item }, index) =>
    entryOf(
      { ...others, ...item, uuid: index === 0 ? order.uuid : item.uuid },
      formatter,
      isOff ? 'cancelled' : status,
    ),
  );
}

const writer =
  (
    template: CustomerMail,
    { opening, paragraphs, facts, button = 'order.button', calendar: calendarStatus }: MailContent,
  ) =>
  (order: OrderMail, formatter: MailFormatter): MailMessage => {
    const words = orderWords(order, formatter);
    const status = typeof calendarStatus === 'function' ? calendarStatus(order) : calendarStatus;
    const opens = opening?.(order) ?? template;
    const [calendarDay, ...furtherDays] = status ? entriesOf(order, formatter, status) : [];
    return {
      subject: formatter.t(`${opens}.subject`, words),
      heading: formatter.t(`${opens}.heading`, words),
      greeting: formatter.greeting(order.name),
      paragraphs: [
        formatter.t(`${opens}.lead`, words),
        ...paragraphs.filter(({ when = () => true }) => when(order)).map(({ key }) => formatter.t(key, words)),
      ],
      facts: orderFacts(facts, order, formatter),
      action: { label: formatter.t(button), url: order.payUrl ?? formatter.link(order.path) },
      why: formatter.t('order.why'),
      ...(calendarDay && { calendar: calendarDay }),
      ...(furtherDays.length > 0 && { furtherDays }),
    };
  };

const customerMails = Object.fromEntries(
  Object.entries(contents).map(([template, content]) => [template, writer(template as CustomerMail, content)]),
) as Mails<CustomerMail>['write'];

/** Customer mails each have their own text; all mails to the shop share one form. */
export const orderMails: Mails<keyof typeof params> = {
  params,
  write: {
    ...customerMails,

    order_notice: ({ kind, email, amount = 0, ...order }, formatter) => {
      const words = { ...orderWords(order, formatter), name: order.name, email };
      const what = formatter.t(`order_notice.what.${kind}`);
      return {
        subject: formatter.t('order_notice.subject', { ...words, what }),
        heading: what,
        greeting: email ? formatter.t('order_notice.from', words) : formatter.t('order_notice.from_erased'),
        paragraphs: [
          formatter.t(`order_notice.lead.${kind}`, words),
          ...(order.reason ? [formatter.t('order.reason', words)] : []),
        ],
        facts: [
          ...(orderFacts([...ahead, 'refund'], order, formatter) ?? []),
          ...(amount > 0 ? [{ label: formatter.t('order.fact.amount'), value: formatter.money(amount) }] : []),
        ],
        action: { label: formatter.t('order_notice.button'), url: formatter.link(order.path) },
        ...(email && { footnote: formatter.t('order_notice.reply') }),
        why: formatter.t('order_notice.why'),
      };
    },
  },
};
