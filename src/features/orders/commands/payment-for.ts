import type { Ctx } from '../../../server/context';
import { AppError } from '../../../shared/errors';
import { toLocale } from '../../../shared/locales';
import { orderById } from '../data';
import { titleOf } from '../queries/order-view';

/** What a gateway shows of an order to the person who pays. */
export async function paymentFor({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const order = await orderById(db, orderId, {});
  if (!order) throw new AppError('not_found');
  const { firstName, lastName, email } = order.customer;
  const locale = toLocale(order.locale);
  return {
    description: `${order.bookingId} · ${titleOf(order, locale)}`,
    customer: { name: `${firstName} ${lastName}`, email },
    locale,
  };
}
