import type { JobCtx } from '../../../server/jobs/job';
import { checkAttempts } from '../../payments/commands/check-attempts';
import { closeAttempts } from '../../payments/commands/close-attempts';
import { fromStatus } from '../data';
import { changeStatus } from './change-status';
import { lock } from './lock';
import { paymentHook } from './payment-hook';
import { tell } from './tell';

/** Gives the places of an unpaid order back when its time is over, but asks the gateway first. */
export async function expireOrder({ db, now }: JobCtx, orderId: string): Promise<void> {
  await checkAttempts({ db, now }, orderId, paymentHook);
  await db.$transaction(async (tx) => {
    const order = await lock(tx, orderId, {});
    if (fromStatus(order.status) !== 'pending_payment' || order.expiresAt > now) return;
    await changeStatus(tx, { now }, order, 'expire', { by: 'system' });
    await closeAttempts(tx, { orderId, now });
    await tell(tx, orderId, 'order_expired');
  });
}
