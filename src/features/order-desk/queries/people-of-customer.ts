import { record } from '@/features/audit/commands/record';
import type { PickablePerson } from '@/features/booking/people/schema';
import { customerOf } from '@/features/orders/data/orders';
import { pickablePeople } from '@/features/travellers/queries/pickable-people';
import type { Ctx } from '@/server/api/context';
import { fullName } from '@/shared/locale/name-order';

/** The people a customer books for, for staff who book on their behalf; the read is audited. */
export async function peopleOfCustomer(ctx: Ctx, customerId: string): Promise<PickablePerson[]> {
  const person = await customerOf(ctx.db, customerId);
  const divers = person ? await pickablePeople(ctx.db, person.id) : [];
  if (person && divers.length > 0) {
    await record(ctx.db, { ctx, action: 'view', entity: 'user', entityId: person.id, label: fullName(person) });
  }
  return divers;
}
