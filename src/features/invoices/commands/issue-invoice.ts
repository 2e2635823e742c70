import { standingInvoice } from '@/features/invoices/data';
import { isInvoiced } from '@/features/invoices/policy';
import type { IssueInput } from '@/features/invoices/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent } from '@/features/orders/data/orders';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { writeInvoice } from './write-invoice';

/** Issues an invoice for the order's current state; the invoice never changes again. */
export const issueInvoice = (ctx: Staff, { uuid, recipient }: IssueInput): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const { now, actor } = ctx;
    const order = await lockOrder(tx, uuid, {});
    const { id: orderId } = order;
    if (!isInvoiced(order.status)) throw new AppError('state_not_allowed');
    if (order.customer.erasedAt) throw new AppError('order_anonymised');
    if (await standingInvoice(tx, orderId)) throw new AppError('invoice_stands');
    const shop = await currentShop(tx);
    const { id, number, total } = await writeInvoice(tx, order, { recipient, shop, now, userId: actor.userId });
    const by = { orderId, at: now, by: 'admin', actorId: actor.userId } as const;
    await addEvent(tx, { ...by, kind: 'invoice_issued', note: number, amount: total });
    await recordOrderChange(tx, ctx, order, {}, { invoice: number, total });
    return id;
  });
