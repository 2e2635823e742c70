import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomer, type StatusMail } from '@/features/orders/commands/order-notifications';
import { addEvent } from '@/features/orders/data/orders';
import { holdsSeats, type OrderStatus } from '@/features/orders/domain/order-state';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** The latest email sent about an order in each status. */
const lastMail: Record<OrderStatus, StatusMail> = {
  pending_payment: 'order_placed',
  paid: 'order_paid',
  confirmed: 'order_confirmed',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
  declined: 'order_declined',
  refunded: 'order_refunded',
  expired: 'order_expired',
};

export const resendMail = (ctx: Ctx & { actor: Person }, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (order.customer.erasedAt) throw new AppError('order_anonymised');
    const { refunded, refunding, owed } = await balanceOf(tx, order.id);
    await notifyCustomer(tx, order.id, lastMail[order.status], {
      ...(!holdsSeats(order.status) && { refund: refunded + refunding + owed }),
    });
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'mail_resent',
      by: 'admin',
      actorId: ctx.actor.userId,
      internal: true,
    });
  });
