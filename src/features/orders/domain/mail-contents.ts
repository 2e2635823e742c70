import type { MailKey } from '@/shared/mail/mail-message';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import type { OrderMail } from './order-mail';
import { hasOnePickup, isPartlyFetched, type OrderFact } from './order-words';

/** A paragraph, and the orders it applies to. */
type Paragraph = { key: MailKey; when?: (order: OrderMail) => boolean };

/** The subject, the heading and the first sentence. */
type Opening = 'order_moved' | 'order_retimed' | 'order_paid' | 'order_reserved';

export type MailContent = {
  opening?: (order: OrderMail) => Opening;
  paragraphs: Paragraph[];
  facts: readonly OrderFact[];
  button?: MailKey;
  /** Calendar status of the dive once this email is sent; if absent, the calendar does not change. */
  calendar?: CalendarEntry['status'] | ((order: OrderMail) => CalendarEntry['status'] | undefined);
};

/** The facts of an upcoming dive, and of one that will not take place. */
export const factsAhead: OrderFact[] = [
  'booking_id',
  'activity',
  'date',
  'meeting',
  'divers',
  'pickup',
  'address',
  'no_fly',
  'total',
  'reduction',
  'paid',
  'to_pay',
  'due',
  'at_gate',
  'held_until',
];
const over: OrderFact[] = ['booking_id', 'activity', 'date', 'divers', 'refund', 'fee'];
const reduced: OrderFact[] = [
  'booking_id',
  'activity',
  'date',
  'divers',
  'total',
  'reduction',
  'paid',
  'due',
  'refund',
];
const unpaid: OrderFact[] = [
  ...(['booking_id', 'activity', 'date', 'meeting', 'divers', 'pickup', 'address'] as const),
  ...(['total', 'paid', 'to_pay', 'due', 'at_gate', 'held_until'] as const),
];

const returns = ({ refund = 0 }: OrderMail) => refund > 0;
const isHeld = ({ expiresAt }: OrderMail) => expiresAt !== undefined;
const wasPaid = ({ paid }: OrderMail) => paid > 0;

const reason: Paragraph = { key: 'order.reason', when: (order) => Boolean(order.reason) };
const inCash: Paragraph = { key: 'order.way_back_cash', when: (order) => returns(order) && order.paidBack === 'cash' };
const wayBack: Paragraph[] = [
  { key: 'order.way_back', when: (order) => returns(order) && order.paidBack === undefined },
  { key: 'order.way_back_transfer', when: (order) => returns(order) && order.paidBack === 'transfer' },
  inCash,
];
const calendar: Paragraph = { key: 'order.calendar' };
const rest: Paragraph[] = [
  { key: 'order.rest', when: ({ due }) => due > 0 },
  { key: 'order.on_account', when: ({ onAccount = 0 }) => onAccount > 0 },
  { key: 'order.all_paid', when: ({ due, onAccount = 0 }) => due === 0 && onAccount === 0 },
];
/** An unpaid order is in no calendar, and its facts state when each amount is due. */
const ifPaid = ({ key, when = () => true }: Paragraph): Paragraph => ({
  key,
  when: (order) => !isHeld(order) && when(order),
});
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

export const mailContents = {
  order_placed: { paragraphs: [{ key: 'order_placed.then' }], facts: unpaid, button: 'order_placed.button' },
  order_paid: {
    opening: (order) => (wasPaid(order) ? 'order_paid' : 'order_reserved'),
    paragraphs: [
      { key: 'order_paid.accepted', when: ({ received }) => received !== undefined },
      { key: 'order_paid.excess', when: returns },
      { key: 'order_paid.next' },
      ...rest,
      calendar,
    ],
    facts: factsAhead,
    calendar: 'tentative',
  },
  order_confirmed: {
    paragraphs: [...pickup, { key: 'order.bring' }, ...rest, calendar],
    facts: factsAhead,
    calendar: 'confirmed',
  },
  order_completed: {
    paragraphs: [{ key: 'order_completed.tell' }, { key: 'order_completed.again' }],
    facts: ['booking_id', 'activity', 'date', 'divers'],
  },
  order_declined: {
    paragraphs: [reason, { key: 'order_declined.refund', when: returns }, ...wayBack, { key: 'order_declined.again' }],
    facts: over,
    calendar: 'cancelled',
  },
  order_cancelled: {
    paragraphs: [
      reason,
      { key: 'order_cancelled.refund', when: returns },
      { key: 'order_cancelled.no_refund', when: (order) => wasPaid(order) && !returns(order) && !order.decided },
      {
        key: 'order_cancelled.not_refunded',
        when: (order) => wasPaid(order) && !returns(order) && order.decided === true,
      },
      { key: 'order_cancelled.unpaid', when: (order) => !wasPaid(order) },
      ...wayBack,
    ],
    facts: over,
    // An unpaid order was never in a calendar.
    calendar: (order) => (wasPaid(order) ? 'cancelled' : undefined),
  },
  order_refunded: { paragraphs: [reason, ...wayBack], facts: over, calendar: 'cancelled' },
  order_expired: {
    paragraphs: [
      { key: 'order_expired.unpaid', when: (order) => !wasPaid(order) },
      { key: 'order_expired.refund', when: wasPaid },
      ...wayBack,
      { key: 'order_expired.late', when: (order) => !wasPaid(order) },
      { key: 'order_expired.again' },
    ],
    facts: over,
  },
  order_moved: {
    opening: (order) => (isNewTime(order) ? 'order_retimed' : 'order_moved'),
    paragraphs: [
      reason,
      { key: 'order_paid.next', when: (order) => !order.confirmed && !isHeld(order) },
      { key: 'order_moved.held', when: isHeld },
      ...pickup,
      ...rest.map(ifPaid),
      ifPaid(calendar),
      { key: 'order_moved.unsuited', when: (order) => !isNewTime(order) },
      { key: 'order_retimed.unsuited', when: isNewTime },
    ],
    facts: factsAhead,
    calendar: ifComing,
  },
  item_cancelled: {
    paragraphs: [
      { key: 'item_cancelled.refund', when: returns },
      { key: 'item_cancelled.no_refund', when: (order) => !isHeld(order) && !returns(order) },
      { key: 'order_cancelled.unpaid', when: isHeld },
      ...wayBack,
      { key: 'item_cancelled.pay', when: isHeld },
      { key: 'order.calendar', when: (order) => !isHeld(order) },
      { key: 'item_cancelled.rest' },
    ],
    facts: [...factsAhead, 'refund', 'fee'],
    calendar: ifComing,
  },
  order_changed: {
    paragraphs: [
      { key: 'order_changed.refund', when: returns },
      ...wayBack,
      { key: 'item_cancelled.pay', when: isHeld },
      { key: 'order.rest', when: (order) => !isHeld(order) && order.due > 0 },
      { key: 'order.calendar', when: (order) => !isHeld(order) },
      { key: 'order_changed.wrong' },
    ],
    facts: ['changes', ...factsAhead, 'refund'],
    calendar: ifComing,
  },
  pickup_changed: {
    paragraphs: [...pickup, { key: 'order.calendar', when: (order) => !isHeld(order) }, { key: 'order_changed.wrong' }],
    facts: factsAhead,
    calendar: ifComing,
  },
  move_requested: {
    paragraphs: [{ key: 'move_requested.then' }],
    facts: ['booking_id', 'activity', 'date', 'wanted', 'divers'],
  },
  order_reminder: {
    paragraphs: [...pickup, { key: 'order.bring' }, ...rest, { key: 'order_reminder.late' }],
    facts: factsAhead,
  },
  payment_failed: {
    paragraphs: [{ key: 'payment_failed.again', when: isHeld }, { key: 'payment_failed.contact' }],
    facts: unpaid,
    button: 'payment_failed.button',
  },
  payment_late_returned: { paragraphs: [...wayBack, { key: 'payment_late_returned.again' }], facts: over },
  payment_wrong_amount: {
    paragraphs: [{ key: 'payment_wrong_amount.returns' }, { key: 'payment_wrong_amount.again' }],
    facts: ['booking_id', 'activity', 'date', 'requested', 'received'],
  },
  payment_wrong_returned: {
    paragraphs: [...wayBack, { key: 'payment_wrong_returned.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  payment_excess_returned: {
    paragraphs: [...wayBack, { key: 'payment_excess_returned.stands' }],
    facts: ['booking_id', 'activity', 'date', 'refund'],
  },
  rest_paid: { paragraphs: [...rest], facts: factsAhead },
  payment_unbooked: {
    paragraphs: [{ key: 'payment_unbooked.next' }, { key: 'payment_unbooked.again', when: isHeld }],
    facts: ['booking_id', 'activity', 'date'],
  },
  refund_started: { paragraphs: [reason, ...wayBack], facts: reduced },
  refund_done: {
    paragraphs: [{ key: 'refund_done.wait', when: ({ paidBack }) => paidBack !== 'cash' }, inCash],
    facts: over,
  },
} satisfies Record<string, MailContent>;

export type CustomerMail = keyof typeof mailContents;
