import { orderMessage } from '@/features/order-desk/messages/schema';
import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import type { MailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import { paragraphsOf } from '@/shared/mail/paragraphs-of';
import { z } from '@/shared/schema/zod';
import { mainAddress } from '@/shared/shop/contact';
import { counterMoneyMethods } from '@/shared/shop/selling';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { calendarEntry } from './domain/calendar-entry';
import { type CustomerMail, factsAhead, type MailContent, mailContents } from './domain/mail-contents';
import { type OrderMail, orderMail, orderNotice } from './domain/order-mail';
import { orderFacts, orderWords, pickupWords } from './domain/order-words';

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
  /** One item has ended, and the order continues with the others. */
  item_cancelled: orderMail,
  /** Staff corrected the order. */
  order_changed: orderMail,
  /** The customer chose another pickup. */
  pickup_changed: orderMail,
  /** The customer asks for another day. */
  move_requested: orderMail,
  order_reminder: orderMail,
  payment_failed: orderMail,
  payment_late_returned: orderMail,
  /** The received amount differs from the amount due. */
  payment_wrong_amount: orderMail,
  payment_wrong_returned: orderMail,
  /** Money received beyond what the booking needed. */
  payment_excess_returned: orderMail,
  /** The rest of an order that was paid in part. */
  rest_paid: orderMail,
  /** Money that did not come in rupiah. */
  payment_unbooked: orderMail,
  /** A partial refund; the order stays. */
  refund_started: orderMail,
  refund_done: orderMail,
} satisfies Record<CustomerMail, typeof orderMail>;
const receipt = z.strictObject({
  name: z.string(),
  number: z.string(),
  bookingId: z.string(),
  product: z.string(),
  at: z.iso.datetime(),
  /** The shop's tax number. */
  taxNumber: z.string().optional(),
  /** Days and pickups of the order. */
  order: orderMail.optional(),
  toPay: z.int().optional(),
  total: z.int(),
  lines: z.array(z.strictObject({ method: z.enum(counterMoneyMethods), amount: z.int() })),
});
const params = { ...customerParams, order_notice: orderNotice, order_message: orderMessage, receipt };

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

function entryOf(order: OrderMail, formatter: MailFormatter, status: CalendarEntry['status']): CalendarEntry {
  const { street, town } = mainAddress(formatter.shop);
  const location = pickupWords(order, formatter) ?? `${formatter.shop.name}, ${street}, ${town}`;
  const description = (
    orderFacts(['booking_id', 'time', 'meeting', 'divers', 'pickup', 'address', 'no_fly', 'due'], order, formatter) ??
    []
  )
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return calendarEntry(
    { ...order, title: order.product },
    { description, location, url: formatter.link(order.path), status },
  );
}

/** One entry for the day of an order, or one for each of its items. */
function entriesOf(order: OrderMail, formatter: MailFormatter, status: CalendarEntry['status']): CalendarEntry[] {
  const { items, time: _time, meeting: _meeting, ...others } = order;
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
  Object.entries<MailContent>(mailContents).map(([template, content]) => [
    template,
    writer(template as CustomerMail, content),
  ]),
) as MailComposers<CustomerMail>['write'];

const greetings = {
  address: 'order_notice.from',
  none: 'order_notice.from_counter',
  erased: 'order_notice.from_erased',
} as const;

/** Customer emails each have their own text; all emails to the shop share one form. */
export const orderMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    ...customerMails,

    receipt: ({ name, number, bookingId, product, at, total, lines, taxNumber, order, toPay }, formatter) => {
      const { t, when, money, greeting } = formatter;
      const trip = order && orderFacts(['activity', 'date', 'meeting', 'pickup', 'address'], order, formatter);
      const words = { number, product, amount: money(total), at: when(at) };
      return {
        subject: t('receipt.subject', words),
        heading: t('receipt.heading'),
        greeting: greeting(name),
        paragraphs: [t('receipt.lead', words)],
        facts: [
          { label: t('receipt.fact.number'), value: number },
          { label: t('order.fact.booking_id'), value: bookingId },
          ...(trip ?? []),
          ...lines.map(({ method, amount }) => ({ label: t(`receipt.method.${method}`), value: money(amount) })),
          { label: t('receipt.fact.total'), value: money(total) },
          ...(toPay === undefined ? [] : [{ label: t('receipt.fact.to_pay'), value: money(toPay) }]),
          ...(taxNumber ? [{ label: t('receipt.fact.tax_number'), value: taxNumber }] : []),
        ],
        why: t('order.why'),
      };
    },

    order_message: ({ name, subject, body, path }, { t, link, greeting }) => ({
      subject,
      heading: subject,
      greeting: greeting(name),
      paragraphs: paragraphsOf(body),
      action: { label: t('order.button'), url: link(path) },
      footnote: t('message_answer.reply'),
      why: t('order.why'),
    }),

    order_notice: ({ kind, email, isErased, amount = 0, ...order }, formatter) => {
      const words = { ...orderWords(order, formatter), name: order.name, email };
      const what = formatter.t(`order_notice.what.${kind}`);
      return {
        subject: formatter.t('order_notice.subject', { ...words, what }),
        heading: what,
        greeting: formatter.t(greetings[email ? 'address' : isErased === false ? 'none' : 'erased'], words),
        paragraphs: [
          formatter.t(`order_notice.lead.${kind}`, words),
          ...(order.reason ? [formatter.t(kind === 'move_requested' ? 'order.written' : 'order.reason', words)] : []),
        ],
        facts: [
          ...(orderFacts([...factsAhead, 'refund', 'fee'], order, formatter) ?? []),
          ...(amount > 0 ? [{ label: formatter.t('order.fact.amount'), value: formatter.money(amount) }] : []),
        ],
        action: { label: formatter.t('order_notice.button'), url: formatter.link(order.path) },
        ...(email && { footnote: formatter.t('order_notice.reply') }),
        why: formatter.t('order_notice.why'),
      };
    },
  },
};
