import { actOfKey, existingOrders, insertAct, insertRows } from '@/features/order-desk/bulk/data';
import { needsOf } from '@/features/order-desk/bulk/policy';
import { bulkDetails, type StartBulkInput } from '@/features/order-desk/bulk/schema';
import { hashOf, requireSameRequest } from '@/features/orders/commands/claim-key';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { requireRights } from '@/server/api/require-rights';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError } from '@/shared/errors/errors';
import { settleUnacted } from './settle-unacted';

/**
 * Stores an action with a row for each order and the job that works through them; a repeated key starts nothing and
 * returns the first action.
 */
export async function startBulk(ctx: Staff, { idempotency_key, ...input }: StartBulkInput): Promise<string> {
  requireRights(ctx.actor, needsOf(input));
  const { kind, orders: chosen, ...details } = input;
  const orders = [...new Set(chosen)];
  const startedById = ctx.actor.userId;
  const requestHash = hashOf({ kind, orders, details });
  return ctx.db.$transaction(async (tx) => {
    const id = await insertAct(tx, {
      ...{ kind, startedById, requestHash, idempotencyKey: idempotency_key, createdAt: ctx.now },
      details: bulkDetails.parse(details),
    });
    if (!id) {
      const earlier = await actOfKey(tx, startedById, idempotency_key);
      requireSameRequest(earlier, requestHash);
      return earlier.id;
    }
    const existing = await existingOrders(tx, orders);
    if (orders.some((order) => !existing.has(order))) throw new AppError('not_found');
    await insertRows(tx, id, orders);
    if (kind === 'print' || kind === 'whatsapp') await settleUnacted(tx, ctx, { id, kind });
    else await enqueue(tx, 'orders.bulk', { actId: id });
    return id;
  });
}
