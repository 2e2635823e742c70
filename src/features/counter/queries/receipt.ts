import { record } from '@/features/audit/commands/record';
import type { ReceiptView } from '@/features/counter/schema';
import { receiptView } from '@/features/counter/schema';
import { orderById } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { leadItem } from '@/features/orders/domain/lead-item';
import { amountsOf } from '@/features/orders/domain/shares';
import { contactPhone } from '@/features/orders/queries/contact-phone';
import { titleOf, viewOf } from '@/features/orders/queries/order-view';
import { balanceOf } from '@/features/payments/queries/balance';
import { receiptOf } from '@/features/payments/receipts/queries/receipt-of';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { isUuid } from '@/shared/schema/ids';

/** A receipt to print or to send; it names the guest, so the read is audited. */
export async function receipt(
  ctx: Ctx,
  { uuid, receipt: id }: { uuid: string; receipt: string },
): Promise<ReceiptView> {
  const order = isUuid(uuid) ? await orderById(ctx.db, uuid, {}) : null;
  const issued = order && (await receiptOf(ctx.db, order.id, id));
  if (!order || !issued) throw new AppError('not_found');
  await record(ctx.db, { ctx, action: 'view', entity: 'order', entityId: order.id, label: order.bookingId });
  const { customer } = order;
  const locale = toLocale(order.locale);
  const { items, pickup_area, pickup_address } = await viewOf({ ...ctx, locale }, order);
  const booked = items.filter(({ state }) => state === 'booked');
  const balance = await balanceOf(ctx.db, order.id);
  const { invoices } = await currentShop(ctx.db);
  return receiptView.parse({
    ...issued,
    booking_id: order.bookingId,
    title: titleOf(leadItem(order.items), locale),
    name: fullName(customer),
    phone: contactPhone({ customer, divers: order.divers.map(openDiver) }),
    email: customer.email,
    locale: order.locale,
    tax_number: invoices.tax_number || null,
    items: (booked.length > 0 ? booked : items).map((item) => ({ ...item, title: item.product.title })),
    pickup_area,
    pickup_address,
    to_pay: amountsOf(order.items, balance).stillToPay,
    on_account: balance.onAccount,
  });
}
