import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomer } from '@/features/orders/commands/order-notifications';
import { addEvent, hasEvent, type LockedOrder, type OrderRow, orderById } from '@/features/orders/data/orders';
import { openDiver, openEmergency } from '@/features/orders/data/sealed';
import { openFormsOf } from '@/features/orders/domain/open-forms';
import { ordersToRemindOfForms } from '@/features/orders/reminders/data';
import { FORMS_DAYS_AHEAD, isFormsReminderDue } from '@/features/orders/reminders/domain/forms-reminder';
import type { JobCtx } from '@/server/jobs/job';
import { type Day, dayAt, plusDays, toDay } from '@/shared/time/days';

const statuses = ['paid', 'confirmed'] as const;

/** People who come along and have open forms, and the missing emergency contact; null when nothing is open. */
function openIn({ divers, items, emergency }: LockedOrder | OrderRow) {
  const booked = items.filter(({ state }) => state === 'booked');
  const along = new Set(booked.flatMap((item) => item.divers.map(({ diverId }) => diverId)));
  const people = divers.map(openDiver);
  const forms = openFormsOf({ divers: people, emergency_contact: openEmergency({ emergency }) });
  const open = forms.divers
    .filter(({ position }) => along.has(divers[position]?.id ?? ''))
    .map(({ position }) => ({ name: people[position]?.full_name ?? '', number: position + 1 }));
  return open.length > 0 || forms.emergency_contact ? { people: open, contact: forms.emergency_contact } : null;
}

function isDue({ status, items, createdAt }: LockedOrder | OrderRow, today: Day): boolean {
  const days = items.filter(({ state }) => state === 'booked').map(({ activityDate }) => toDay(activityDate));
  const [firstDay] = days.sort();
  return (
    statuses.some((one) => one === status) &&
    firstDay !== undefined &&
    isFormsReminderDue({ firstDay, orderedOn: dayAt(createdAt), today })
  );
}

/** Reminds each customer once, some days before the first dive, of the forms that are still open. */
export async function remindOfForms({ db, now }: JobCtx): Promise<void> {
  const today = dayAt(now);
  const span = { from: plusDays(today, 1), to: plusDays(today, FORMS_DAYS_AHEAD) };
  for (const { id } of await ordersToRemindOfForms(db, span, statuses)) {
    // Most orders are complete, so they are read before anything is locked.
    const seen = await orderById(db, id, {});
    if (!seen || !openIn(seen) || !isDue(seen, today)) continue;
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id, {});
      const open = openIn(order);
      if (!open || !isDue(order, today) || (await hasEvent(tx, id, 'forms_reminded'))) return;
      await addEvent(tx, { orderId: id, at: now, kind: 'forms_reminded', by: 'system', internal: true });
      await notifyCustomer(tx, id, 'forms_reminder', { open });
    });
  }
}
