import { addEvent, hasEvent, ordersOn } from '@/features/orders/data/orders';
import type { JobCtx } from '@/server/jobs/job';
import { dayAt, momentOf, plusDays } from '@/shared/time/days';
import { lockOrder } from './lock-order';
import { notifyCustomer } from './order-notifications';

/** Reminds each customer once, the evening before an item, of the pickup and the outstanding amount. */
export async function remindOfTomorrow({ db, now }: JobCtx): Promise<void> {
  const tomorrow = plusDays(dayAt(now), 1);
  for (const { id } of await ordersOn(db, tomorrow, ['confirmed'])) {
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id, {});
      if (order.status !== 'confirmed' || (await hasEvent(tx, id, 'reminded', momentOf(dayAt(now), '00:00')))) return;
      await addEvent(tx, { orderId: id, at: now, kind: 'reminded', by: 'system', internal: true });
      await notifyCustomer(tx, id, 'order_reminder', { itemsOn: tomorrow });
    });
  }
}
