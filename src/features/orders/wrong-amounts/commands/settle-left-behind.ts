import { lock } from '@/features/orders/commands/lock';
import { setRetained } from '@/features/orders/data';
import { hasEnded } from '@/features/orders/domain/order-state';
import { settlementOf } from '@/features/orders/domain/settlement';
import { refundable } from '@/features/orders/policy';
import { ordersLeftBehind } from '@/features/orders/wrong-amounts/data';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { notifyReturned } from './notify-returned';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';

const AT_A_TIME = 200;

async function settle(tx: Tx, now: Date, orderId: string): Promise<void> {
  const order = await lock(tx, orderId, {});
  const status = order.status;
  if (status === 'pending_payment') return;
  const refund = await sendWrongAmountsBack(tx, { now }, order, { by: 'system' });
  if (refund > 0) await notifyReturned(tx, orderId, status, refund);
  if (!hasEnded(status) || order.retained !== null) return;
  const held = refundable(await balanceOf(tx, orderId));
  await setRetained(tx, orderId, settlementOf(status, { held, wrong: 0 }, () => 0).retained);
}

/**
 * Sends back the wrong amounts that versions before this rule left on orders, and stores the missing retained amounts.
 */
export async function settleLeftBehind({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  for (const id of await ordersLeftBehind(db, AT_A_TIME)) await db.$transaction((tx) => settle(tx, now, id));
}
