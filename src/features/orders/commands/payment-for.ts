import type { Ctx } from '../../../server/context';
import { AppError } from '../../../shared/errors';
import { toLocale } from '../../../shared/locales';
import { fullName } from '../../../shared/name-order';
import { orderById } from '../data';
import { titleOf } from '../queries/order-view';

/** What a gateway shows of an order to the person who pays. */
export async function paymentFor({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const order = await orderById(db, orderId, {});
  if (!order) throw new AppError('not_found');
  const locale = toLocale(order.locale);
  return {
    description: `${order.bookingId} · ${titleOf(order, locale)}`,
    customer: { name: fullName(order.customer), email: order.customer.email },
    locale,
  };
}
