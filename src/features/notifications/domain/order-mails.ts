import { operator } from '@/config/operator';
import { calendarEntry } from '@/features/orders/domain/calendar-entry';
import type { MailKey, MailMessage } from '@/shared/mail/mail-message';
import type { OrderMail } from '@/shared/mail/order-mail';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import type { Mails, OrderMailTemplate } from './mails';
import { type OrderFact, orderFacts, orderWords, pickupWords } from './order-words';
import type { Say } from './say';

type CustomerMail = Exclude<OrderMailTemplate, 'order_notice'>;

/** A paragraph, and of which orders it is said. */
type Paragraph = { key: MailKey; when?: (order: OrderMail) => boolean };

type Letter = {
  /** What comes after the first sentence. */
  says: Paragraph[];
  facts: readonly OrderFact[];
  button?: MailKey;
  /** How the day stands in the customer's calendar from now on. */
  calendar?: CalendarEntry['status'] | ((order: OrderMail) => CalendarEntry['status'] | undefined);
};

/** Of a day that is to come, and of one that will not. */
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
  { key: 'order.fetched', when: (order) => order.pickup !== null },
  { key: 'order.not_fetched', when: (order) => order.pickup === null },
];

const letters: Record<CustomerMail, Letter> = {
  order_placed: { says: [{ key: 'order_placed.then' }], facts: unpaid, button: 'order_placed.button' },
  order_paid: {
    says: [
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
    says: [...pickup, { key: 'order.bring' }, ...rest, calendar],
    facts: ahead,
    calendar: 'confirmed',
  },
  order_completed: {
    says: [{ key: 'order_completed.tell' }, { key: 'order_completed.again' }],
    facts: ['booking_id', 'activity', 'date', 'divers'],
  },
  order_declined: {
    says: [reason, { key: 'order_declined.refund', when: returns }, wayBack, { key: 'order_declined.again' }],
    facts: over,
    calendar: 'cancelled',
  },
  order_cancelled: {
    says: [
      reason,
      { key: 'order_cancelled.refund', when: returns },
      { key: 'order_cancelled.no_refund', when: (order) => wasPaid(order) && !returns(order) },
      { key: 'order_cancelled.unpaid', when: (order) => !wasPaid(order) },
      wayBack,
    ],
    facts: over,
    // An order that nobody paid for never came into a calendar.
    calendar: (order) => (wasPaid(order) ? 'cancelled' : undefined),
  },
  order_refunded: { says: [reason, wayBack], facts: over, calendar: 'cancelled' },
  order_expired: {
    says: [
      { key: 'order_expired.unpaid', when: (order) => !wasPaid(order) },
      { key: 'order_expired.refund', when: wasPaid },
      wayBack,
      { key: 'order_expired.late', when: (order) => !wasPaid(order) },
      { key: 'order_expired.again' },
    ],
    facts: over,
  },
  order_moved: {
    says: [
      reason,
      { key: 'order_paid.next', when: ({ confirmed }) => !confirmed },
      ...pickup,
      ...rest,
      calendar,
      { key: 'order_moved.unsuited' },
    ],
    facts: ahead,
    calendar: ({ confirmed }) => (confirmed ? 'confirmed' : 'tentative'),
  },
  order_reminder: {
    says: [...pickup, { key: 'order.bring' }, ...rest, { key: 'order_reminder.late' }],
    facts: ahead,
  },
  payment_failed: {
    says: [{ key: 'payment_failed.again', when: isHeld }, { key: 'payment_failed.contact' }],
    facts: unpaid,
    button: 'payment_failed.button',
  },
  payment_late_returned: { says: [wayBack, { key: 'payment_late_returned.again' }], facts: over },
  payment_wrong_amount: {
    says: [{ key: 'payment_wrong_amount.returns' }, { key: 'payment_wrong_amount.again' }],
    facts: ['booking_id', 'activity', 'date', 'requested', 'received'],
  },
  payment_wrong_returned: {
    says: [wayBack, { key: 'payment_wrong_returned.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  payment_excess_returned: {
    says: [wayBack, { key: 'payment_excess_returned.stands' }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  payment_unbooked: {
    says: [{ key: 'payment_unbooked.next' }, { key: 'payment_unbooked.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date'],
  },
  refund_started: { says: [reason, wayBack], facts: over },
  refund_done: { says: [{ key: 'refund_done.wait' }], facts: over },
};

function entryOf(order: OrderMail, say: Say, status: CalendarEntry['status']): CalendarEntry {
  const place = pickupWords(order, say) ?? `${operator.name}, ${operator.address.street}, ${operator.address.town}`;
  const description = (orderFacts(['booking_id', 'divers', 'pickup', 'address', 'due'], order, say) ?? [])
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return calendarEntry({ ...order, title: order.product }, { description, place, url: say.link(order.path), status });
}

const writer =
  (template: CustomerMail, { says, facts, button = 'order.button', calendar: told }: Letter) =>
  (order: OrderMail, say: Say): MailMessage => {
    const words = orderWords(order, say);
    const status = typeof told === 'function' ? told(order) : told;
    return {
      subject: say.t(`${template}.subject`, words),
      heading: say.t(`${template}.heading`, words),
      greeting: say.greeting(order.name),
      paragraphs: [
        say.t(`${template}.lead`, words),
        ...says.filter(({ when = () => true }) => when(order)).map(({ key }) => say.t(key, words)),
      ],
      facts: orderFacts(facts, order, say),
      action: { label: say.t(button), url: order.payUrl ?? say.link(order.path) },
      why: say.t('order.why'),
      ...(status && { calendar: entryOf(order, say, status) }),
    };
  };

const customerMails = Object.fromEntries(
  Object.entries(letters).map(([template, letter]) => [template, writer(template as CustomerMail, letter)]),
) as Mails<CustomerMail>;

/** The mails about an order: to the customer, each in what it says; to the shop, all in one form. */
export const orderMails: Mails<OrderMailTemplate> = {
  ...customerMails,

  order_notice: ({ kind, email, amount = 0, ...order }, say) => {
    const words = { ...orderWords(order, say), name: order.name, email };
    const what = say.t(`order_notice.what.${kind}`);
    return {
      subject: say.t('order_notice.subject', { ...words, what }),
      heading: what,
      greeting: email ? say.t('order_notice.from', words) : say.t('order_notice.from_erased'),
      paragraphs: [say.t(`order_notice.lead.${kind}`, words), ...(order.reason ? [say.t('order.reason', words)] : [])],
      facts: [
        ...(orderFacts([...ahead, 'refund'], order, say) ?? []),
        ...(amount > 0 ? [{ label: say.t('order.fact.amount'), value: say.money(amount) }] : []),
      ],
      action: { label: say.t('order_notice.button'), url: say.link(order.path) },
      ...(email && { footnote: say.t('order_notice.reply') }),
      why: say.t('order_notice.why'),
    };
  },
};
