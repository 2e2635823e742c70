import { confirmedBefore } from '@/features/orders/data/orders';
import type { JobCtx } from '@/server/jobs/job';
import { dayAt } from '@/shared/time/days';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { notifyCustomerAndShop } from './order-notifications';

/** Completes confirmed orders whose last day is over. */
export async function completePastOrders({ db, now }: JobCtx): Promise<void> {
  for (const { id } of await confirmedBefore(db, dayAt(now))) {
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id, {});
      if (order.status !== 'confirmed') return;
      await endOrder(tx, { now }, order, 'complete', { by: 'system', reason: 'excess' });
      await notifyCustomerAndShop(tx, id, 'order_completed');
    });
  }
}
