import type { BookingInput } from '@/features/booking/schema';
import type { FillInInput } from '@/features/counter/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { fillInOpenDiver, fillInOpenEmergency } from './fill-in-open';

type Own = Ctx & { actor: Person };

/** Fills in the open fields of a form on the customer's own order. */
export const fillInOwn = ({ db, actor, now }: Own, { uuid, ...form }: FillInInput): Promise<void> =>
  db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    await fillInOpenDiver(tx, order, form, { by: 'customer', actorId: actor.userId, now });
  });

export const fillInOwnEmergency = (
  { db, actor, now }: Own,
  { uuid, ...contact }: BookingInput['emergency_contact'] & { uuid: string },
): Promise<void> =>
  db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, { customerId: actor.userId });
    await fillInOpenEmergency(tx, order, contact, { by: 'customer', actorId: actor.userId, now });
  });
