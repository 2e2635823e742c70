import { orderById } from '@/features/orders/data/orders';
import { waiversOfOrder } from '@/features/ready/waiver/queries/waivers-of-order';
import type { WaiversView } from '@/features/ready/waiver/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

/** The waivers of the divers of an order, for staff. */
export async function staffWaivers({ db }: Pick<Ctx, 'db'>, uuid: string): Promise<WaiversView> {
  const order = isUuid(uuid) ? await orderById(db, uuid, {}) : null;
  if (!order) throw new AppError('not_found');
  return waiversOfOrder(db, order);
}
