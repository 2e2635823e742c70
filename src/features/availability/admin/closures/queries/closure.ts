import { closureById, ordersConcerned, toClosureWithOrders } from '@/features/availability/admin/closures/data';
import type { ClosedDays, ClosureWithOrders, OrdersConcerned } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function closure({ db, locale }: Ctx, uuid: string): Promise<ClosureWithOrders> {
  const found = await closureById(db, uuid);
  if (!found) throw new AppError('not_found');
  return toClosureWithOrders(db, found, locale);
}

export const concernedBy = ({ db, locale }: Ctx, days: ClosedDays): Promise<OrdersConcerned> =>
  ordersConcerned(db, days, locale);
