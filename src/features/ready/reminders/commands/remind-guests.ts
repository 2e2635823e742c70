import { lockOrder } from '@/features/orders/commands/lock-order';
import { addEvent, hasEvent, type LockedOrder, type OrderRow, orderById } from '@/features/orders/data/orders';
import { openDiver, openEmergency } from '@/features/orders/data/sealed';
import { titleOf } from '@/features/orders/queries/order-view';
import { linkFor, localeOfDiver } from '@/features/ready/commands/link-for';
import { bookedItemsOf } from '@/features/ready/domain/diver-link';
import { readinessOf } from '@/features/ready/queries/readiness-of';
import { ordersToRemind } from '@/features/ready/reminders/data';
import { byAddress } from '@/features/ready/reminders/domain/by-address';
import { type ReminderRound, roundOf } from '@/features/ready/reminders/domain/round-of';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { type Day, dayAt, plusDays, toDay } from '@/shared/time/days';

const statuses = ['paid', 'confirmed'] as const;
const DAYS_AHEAD = 7;

type Order = LockedOrder | OrderRow;

const firstDayOf = (order: Order, diverId?: string): Day | undefined =>
  (diverId ? bookedItemsOf(order.items, diverId) : order.items.filter(({ state }) => state === 'booked'))
    .map(({ activityDate }) => toDay(activityDate))
    .toSorted()[0];

/** Guests of this day who still have something to answer, and the missing emergency contact; null when all is there. */
async function openOn(tx: Tx, order: Order, day: Day) {
  const open = (await readinessOf(tx, order)).filter(
    ({ diverId, missing }) => missing.length > 0 && firstDayOf(order, diverId) === day,
  );
  const needsContact = firstDayOf(order) === day && openEmergency(order) === null;
  return open.length > 0 || needsContact ? { open, needsContact } : null;
}

/** False on the day of the order, on which guests have just put the forms off, unless the dive is the next day. */
const isDue = ({ status, createdAt }: Order, round: ReminderRound, now: Date): boolean =>
  statuses.some((one) => one === status) && (round === 'evening' || dayAt(createdAt) < dayAt(now));

type Found = NonNullable<Awaited<ReturnType<typeof openOn>>>;

async function queueReminders(tx: Tx, order: LockedOrder, { open, needsContact }: Found, { day, now }: At) {
  const { customer } = order;
  const guests = open.flatMap(({ diverId }) => {
    const row = order.divers.find(({ id }) => id === diverId);
    return row ? [{ row, ...openDiver(row) }] : [];
  });
  const item = order.items.find(({ state, activityDate }) => state === 'booked' && toDay(activityDate) === day);
  const reminders = byAddress({ divers: guests, customer: customer.erasedAt ? null : customer.email, needsContact });
  for (const { address, isCustomer, divers, contact } of reminders) {
    const [first] = divers;
    const locale = isCustomer || !first ? toLocale(order.locale) : localeOfDiver(order, first.row);
    const people = [];
    for (const { row, full_name } of divers) {
      const url = await linkFor(tx, order, row, now);
      if (url) people.push({ name: full_name, number: row.position + 1, url });
    }
    if (people.length === 0 && !contact) continue;
    await queueMail(tx, {
      to: address,
      locale,
      template: 'forms_reminder',
      about: [customer.id, order.id],
      params: {
        name: isCustomer ? spokenName(customer) : (first?.full_name ?? ''),
        bookingId: order.bookingId,
        product: item ? titleOf(item, locale) : '',
        date: day,
        people,
        ...(contact && { contact: `/user/orders/${order.id}` }),
      },
    });
  }
}

type At = { day: Day; now: Date };

async function remindOf(ctx: JobCtx, id: string, round: ReminderRound, day: Day): Promise<void> {
  const { db, now } = ctx;
  // Most orders are complete, so they are read before anything is locked.
  const seen = await orderById(db, id, {});
  if (!seen || !isDue(seen, round, now) || !(await openOn(db, seen, day))) return;
  const note = noteOf(round, day);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id, {});
    const found = await openOn(tx, order, day);
    if (!found || !isDue(order, round, now) || (await hasEvent(tx, id, 'forms_reminded', undefined, note))) return;
    await addEvent(tx, { orderId: id, at: now, kind: 'forms_reminded', by: 'system', note, internal: true });
    await queueReminders(tx, order, found, { day, now });
  });
}

/** Identifies a reminder, so that it is sent once; the day comes first, which is all that staff read. */
const noteOf = (round: ReminderRound, day: Day) => `${day} ${round}`;

/** Reminds guests who are not ready: a week before their first day, two days before, and the evening before. */
export async function remindGuests(ctx: JobCtx): Promise<void> {
  const today = dayAt(ctx.now);
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(today, ahead);
    const round = roundOf(day, ctx.now);
    if (!round) continue;
    const waiting = await ordersToRemind(ctx.db, day, { statuses, note: noteOf(round, day) });
    for (const { id } of waiting) await remindOf(ctx, id, round, day);
  }
}
