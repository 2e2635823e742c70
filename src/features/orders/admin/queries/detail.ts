import { record } from '@/features/audit/commands/record';
import { staffChoices } from '@/features/orders/admin/policy';
import { type StaffOrderView, staffOrderView } from '@/features/orders/admin/schema';
import { actorNames, orderById } from '@/features/orders/data';
import { eventView, viewOf } from '@/features/orders/queries/order-view';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import { wrongAmounts } from '@/features/payments/queries/wrong-amounts';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { fullName } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';
import { acceptanceView } from './acceptance';

/** Shows divers' data, so the read is audited. */
export async function orderDetail(ctx: Ctx & { actor: Person }, uuid: string): Promise<StaffOrderView> {
  const row = z.uuid().safeParse(uuid).success ? await orderById(ctx.db, uuid, {}) : null;
  if (!row) throw new AppError('not_found');
  await record(ctx.db, { ctx, action: 'view', entity: 'order', entityId: row.id, label: row.bookingId });
  const view = await viewOf(ctx, row);
  const people = [row.placedById, ...row.events.map(({ actorId }) => actorId)].filter((id) => id !== null);
  const names = await actorNames(ctx.db, people);
  const { customer } = row;
  return staffOrderView.parse({
    ...view,
    current_slug: row.product.slug,
    customer: {
      uuid: customer.id,
      name: fullName(customer),
      email: customer.email,
      active: customer.active,
    },
    placed_by: row.placedById && (names.get(row.placedById) ?? null),
    locale: row.locale,
    attention: row.attention,
    acceptance: acceptanceView(row, await wrongAmounts(ctx.db, row.id)),
    retained: row.retained,
    timeline: row.events.map((event) => ({
      ...eventView(event),
      internal: event.internal,
      actor: event.actorId && (names.get(event.actorId) ?? null),
    })),
    payments: await paymentsOf(ctx.db, row.id),
    may: staffChoices(view.status, Math.max(0, view.paid - view.refunded - view.refunding), view.outstanding),
  });
}
