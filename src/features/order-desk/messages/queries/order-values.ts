import type { OrderValues } from '@/features/order-desk/messages/schema';
import { loadOrderWithBalance, orderMailOf } from '@/features/orders/commands/order-notifications';
import { pickupWords } from '@/features/orders/domain/order-words';
import type { Ctx } from '@/server/api/context';
import { formatterFor } from '@/server/mail/formatter-for';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';

/** The values of template fields for an order, taken from its next day. */
export async function orderValuesOf({ db }: Pick<Ctx, 'db'>, uuid: string): Promise<OrderValues> {
  if (!isUuid(uuid)) throw new AppError('not_found');
  const loaded = await loadOrderWithBalance(db, uuid);
  const locale = toLocale(loaded.order.locale);
  const formatter = await formatterFor(locale, loaded.shop);
  const order = orderMailOf(loaded, locale);
  const pickup = pickupWords(order, formatter);
  return {
    name: order.name,
    number: order.bookingId,
    day: formatter.day(order.date, 'full'),
    trip: order.product,
    ...(pickup && { pickup }),
    link: formatter.link(order.path),
  };
}
