import { findOrders } from '@/features/orders/data';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { dayAt, toDate } from '@/shared/time/days';
import { ownOrder } from './own-order';

/** The first upcoming dive of a customer, confirmed, paid or still to be paid. */
export async function nextOrder(ctx: Ctx & { actor: Person }): Promise<OrderView | null> {
  const { rows } = await findOrders(
    ctx.db,
    {
      customerId: ctx.actor.userId,
      items: { some: { state: 'booked', lastDay: { gte: toDate(dayAt(ctx.now)) } } },
      OR: [{ status: { in: ['paid', 'confirmed'] } }, { status: 'pending_payment', expiresAt: { gt: ctx.now } }],
    },
    [{ activityDate: 'asc' }, { createdAt: 'asc' }],
    { skip: 0, take: 1 },
  );
  return rows[0] ? ownOrder(ctx, rows[0].id) : null;
}
