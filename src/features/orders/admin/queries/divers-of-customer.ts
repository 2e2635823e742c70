import { record } from '@/features/audit/commands/record';
import type { DiverView } from '@/features/booking/divers/schema';
import { customerOf } from '@/features/orders/data';
import { earlierDivers } from '@/features/orders/queries/list-orders';
import type { Ctx } from '@/server/api/context';
import { fullName } from '@/shared/locale/name-order';

/** The divers of a customer's earlier orders, for the staff who book for them; the read is audited. */
export async function diversOfCustomer(ctx: Ctx, customerId: string): Promise<DiverView[]> {
  const person = await customerOf(ctx.db, customerId);
  const divers = person ? await earlierDivers(ctx.db, person.id) : [];
  if (person && divers.length > 0) {
    await record(ctx.db, { ctx, action: 'view', entity: 'user', entityId: person.id, label: fullName(person) });
  }
  return divers;
}
