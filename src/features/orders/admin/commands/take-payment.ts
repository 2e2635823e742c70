import { staffChoices } from '@/features/orders/admin/policy';
import { addEvent, setRetained } from '@/features/orders/data';
import { hasEnded } from '@/features/orders/domain/order-state';
import { outstandingOf } from '@/features/orders/items/domain/shares';
import { recordOnSite } from '@/features/payments/commands/record-on-site';
import { balanceOf } from '@/features/payments/queries/balance';
import type { OnSiteMethod } from '@/features/payments/schema';
import { AppError, fieldError } from '@/shared/errors/errors';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

type Payment = { amount: number; method: OnSiteMethod };

/** Records money handed over at the shop or on the boat, up to the outstanding amount. */
export const takePayment = (ctx: Staff, uuid: string, { amount, method }: Payment): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const status = order.status;
    const outstanding = outstandingOf(order, await balanceOf(tx, order.id));
    if (!staffChoices(status, 0, outstanding).take_payment) throw new AppError('order_state');
    if (amount > outstanding) throw fieldError('amount', 'invalid.more_than_due');
    await recordOnSite(tx, { orderId: order.id, amount, method, userId: ctx.actor.userId, now: ctx.now });
    if (hasEnded(status)) await setRetained(tx, order.id, (order.retained ?? 0) + amount);
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'on_site_payment',
      by: 'admin',
      actorId: ctx.actor.userId,
      amount,
    });
    await recordOrderChange(tx, ctx, order, {}, { on_site: amount, method });
  });
