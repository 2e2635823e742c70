import type { MailedOrder } from '@/features/orders/data/orders';
import { orderById } from '@/features/orders/data/orders';
import { leadItem } from '@/features/orders/domain/lead-item';
import { titleOf } from '@/features/orders/queries/order-view';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import type { Shop } from '@/shared/shop/sections';

/** Shown to the payer by the gateway. */
export function paymentAbout(
  order: Pick<MailedOrder, 'bookingId' | 'items' | 'locale' | 'customer'>,
  { identity }: Pick<Shop, 'identity'>,
) {
  const locale = toLocale(order.locale);
  return {
    description: `${order.bookingId} · ${titleOf(leadItem(order.items), locale)}`,
    // The gateway requires an address, so a guest without one gets the shop's.
    customer: { name: fullName(order.customer), email: order.customer.email ?? identity.email },
    locale,
  };
}

export async function paymentFor({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const order = await orderById(db, orderId, {});
  if (!order) throw new AppError('not_found');
  return paymentAbout(order, await currentShop(db));
}
