import { lockOrder } from '@/features/orders/commands/lock-order';
import { addEvent, hasEvent, type LockedOrder, type OrderRow, orderById } from '@/features/orders/data/orders';
import { openEmergency } from '@/features/orders/data/sealed';
import { isOpen } from '@/features/ready/domain/open-readiness';
import { readinessOf } from '@/features/ready/queries/readiness-of';
import { ordersToRemind } from '@/features/ready/reminders/data';
import { firstItemOf } from '@/features/ready/reminders/domain/first-item';
import { type ReminderRound, roundOf } from '@/features/ready/reminders/domain/round-of';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { type Day, dayAt, daysBetween, plusDays, toDay } from '@/shared/time/days';
import { queueForGuests } from './queue-for-guests';

const statuses = ['paid', 'confirmed'] as const;
const DAYS_AHEAD = 7;

type Order = LockedOrder | OrderRow;

function firstDayOf(order: Order, diverId?: string): Day | null {
  const first = firstItemOf(order.items, diverId);
  return first ? toDay(first.activityDate) : null;
}

/** Guests of this day who still have something to answer, and the missing emergency contact; null when all is there. */
async function openOn(tx: Tx, order: Order, day: Day) {
  const open = (await readinessOf(tx, order)).filter(
    (diver) => isOpen(diver) && firstDayOf(order, diver.diverId) === day,
  );
  const needsContact = firstDayOf(order) === day && openEmergency(order) === null;
  return open.length > 0 || needsContact ? { open, needsContact } : null;
}

/** Days that an order must be old; guests of a new one have just got their links, but the evening before is the last. */
const leastAge: Record<ReminderRound, number> = { week: 2, two_days: 1, evening: 0 };

const isDue = ({ status, createdAt }: Order, round: ReminderRound, now: Date): boolean =>
  statuses.some((one) => one === status) && daysBetween(dayAt(createdAt), dayAt(now)) >= leastAge[round];

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
    await queueForGuests(tx, order, { template: 'forms_reminder', ...found }, now);
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
