import { type MailedOrder, orderById } from '@/features/orders/data';
import { titleOf } from '@/features/orders/queries/order-view';
import type { Ctx } from '@/server/api/context';
import { latestShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';

/** What a gateway shows the payer of an order. */
export function paymentAbout(order: Pick<MailedOrder, 'bookingId' | 'snapshot' | 'locale' | 'customer'>) {
  const locale = toLocale(order.locale);
  return {
    description: `${order.bookingId} · ${titleOf(order, locale)}`,
    // A gateway wants an address; of a guest without one, it gets the shop's.
    customer: { name: fullName(order.customer), email: order.customer.email ?? latestShop().identity.email },
    locale,
  };
}

export async function paymentFor({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const order = await orderById(db, orderId, {});
  if (!order) throw new AppError('not_found');
  return paymentAbout(order);
}
