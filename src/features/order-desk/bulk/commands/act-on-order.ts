import { isThere, itemsToMove } from '@/features/order-desk/bulk/domain/items-to-move';
import { nothingToDo } from '@/features/order-desk/bulk/domain/nothing-to-do';
import { mailAddress } from '@/features/order-desk/bulk/queries/guest-of';
import type { BulkDetails, BulkKind } from '@/features/order-desk/bulk/schema';
import { cancelOrderIn } from '@/features/order-desk/commands/cancel-order';
import { confirmOrderIn } from '@/features/order-desk/commands/confirm-order';
import { moveOrderIn } from '@/features/order-desk/commands/move-order';
import { mayMove } from '@/features/order-desk/policy';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Staff } from '@/features/orders/commands/record-order-change';
import type { LockedOrder } from '@/features/orders/data/orders';
import { refusalIn } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { AppError, type ErrorCode } from '@/shared/errors/errors';
import { mailOrder } from './mail-order';

/** The outcome for an order: why it was skipped, or the refund. */
type Outcome = { skipped: ErrorCode | null; refund: number | null };

type Acting = { order: LockedOrder; details: BulkDetails };

const act: Record<BulkKind, (tx: Tx, ctx: Staff, acting: Acting) => Promise<number | null>> = {
  async confirm(tx, ctx, { order }) {
    await confirmOrderIn(tx, ctx, order.id);
    return null;
  },
  cancel: (tx, ctx, { order, details: { refund, how, reason } }) =>
    cancelOrderIn(tx, ctx, {
      uuid: order.id,
      refund: refund === 'all' ? 'all' : undefined,
      decided: { how, reason },
    }),
  async move(tx, ctx, { order, details: { date = '', from } }) {
    const items = itemsToMove(order.items, { date, from });
    if (!mayMove(order.status)) throw new AppError(refusalIn(order.status));
    if (items.length === 0) throw new AppError('state_not_allowed');
    for (const item of items) await moveOrderIn(tx, ctx, { uuid: order.id, item: item.id, date });
    return null;
  },
  async mail(tx, ctx, { order, details: { texts } }) {
    if (texts) await mailOrder(tx, ctx, order, texts);
    return null;
  },
  whatsapp: async () => null,
  print: async () => null,
};

/** Acts on one order in the transaction that settles its row, so that it is acted on once. */
export async function actOnOrder(
  tx: Tx,
  ctx: Staff,
  { kind, details, orderId }: { kind: BulkKind; details: BulkDetails; orderId: string },
): Promise<Outcome> {
  const order = await lockOrder(tx, orderId, {});
  const skipped = nothingToDo(kind, {
    status: order.status,
    isThere: isThere(order.items, details),
    hasEmail: mailAddress(order) !== null,
    hasPhone: true,
  });
  return skipped ? { skipped, refund: null } : { skipped, refund: await act[kind](tx, ctx, { order, details }) };
}
