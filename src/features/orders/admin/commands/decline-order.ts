import { type PaidOut, payingOut } from '@/features/orders/approvals/commands/paying-out';
import { notifyOfDecision } from '@/features/orders/commands/notify-of-decision';
import { AppError } from '@/shared/errors/errors';
import { endByStaff } from './end-by-staff';
import { lockToDecide } from './lock-to-decide';
import type { Staff } from './record-order-change';
import { refundBackOf } from './settle-refund-way';

/** Declining gives back everything that was paid. */
export const declineOrder = (ctx: Staff, uuid: string, reason: string): Promise<PaidOut> =>
  payingOut(ctx, { action: 'decline', input: { uuid, reason } }, async (tx) => {
    const order = await lockToDecide(tx, uuid);
    // The reason would never be anonymised; the money can go back by a refund instead.
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    const ending = { reason: 'declined', declineReason: reason, note: reason, way: refundBackOf(ctx, {}) } as const;
    const refund = await endByStaff(tx, ctx, order, 'decline', ending);
    await notifyOfDecision(tx, order.id, 'order_declined', { refund, reason });
  });
