import { toClosureWithOrders } from '@/features/availability/admin/closures/data';
import type { ClosureInput, ClosureWithOrders } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { addClosure } from './add-closure';

/** Existing bookings stay valid; the result lists their orders. */
export const createClosure = (ctx: Ctx, input: ClosureInput): Promise<ClosureWithOrders> =>
  ctx.db.$transaction(async (tx) => toClosureWithOrders(tx, await addClosure(tx, ctx, input), ctx.locale));
