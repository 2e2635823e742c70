import { lockOrder } from '@/features/orders/commands/lock-order';
import { loadOrderWithBalance, orderMailOf } from '@/features/orders/commands/order-notifications';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { recordOrderChange } from '@/features/orders/commands/record-order-change';
import { addEvent } from '@/features/orders/data/orders';
import { leadItem } from '@/features/orders/domain/lead-item';
import { amountsOf } from '@/features/orders/domain/shares';
import { titleOf } from '@/features/orders/queries/order-view';
import { receiptOf } from '@/features/payments/receipts/queries/receipt-of';
import { queueMail } from '@/server/mail/outbox';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { counterMoneyMethods } from '@/shared/shop/selling';

type Wanted = { uuid: string; receipt: string; email: string };

/** Emails a receipt in the guest's language to the guest, or to an address that the guest gives. */
export const mailReceipt = (ctx: Staff, { uuid, receipt: id, email }: Wanted): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (order.anonymisedAt || order.customer.erasedAt) throw new AppError('order_anonymised');
    const receipt = await receiptOf(tx, order.id, id);
    if (!receipt) throw new AppError('not_found');
    const locale = toLocale(order.locale);
    const loaded = await loadOrderWithBalance(tx, order.id);
    const { tax_number: taxNumber } = loaded.shop.invoices;
    await queueMail(tx, {
      to: email,
      locale,
      template: 'receipt',
      about: [order.customer.id, order.id],
      params: {
        name: spokenName(order.customer),
        number: receipt.number,
        bookingId: order.bookingId,
        product: titleOf(leadItem(order.items), locale),
        at: receipt.issued_at,
        ...(taxNumber && { taxNumber }),
        order: orderMailOf(loaded, locale),
        toPay: amountsOf(loaded.order.items, loaded.balance).stillToPay,
        total: receipt.total,
        lines: receipt.lines.flatMap(({ method, amount, reversed }) => {
          const moneyMethod = counterMoneyMethods.find((one) => one === method);
          return moneyMethod && !reversed ? [{ method: moneyMethod, amount }] : [];
        }),
      },
    });
    const by = { by: 'admin', actorId: ctx.actor.userId } as const;
    await addEvent(tx, { orderId: order.id, at: ctx.now, kind: 'receipt_mailed', ...by, note: email, internal: true });
    // The address is personal, so the audit log has only the receipt.
    await recordOrderChange(tx, ctx, order, {}, { receipt_mailed: receipt.number });
  });
