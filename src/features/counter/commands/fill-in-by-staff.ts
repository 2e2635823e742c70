import type { BookingInput } from '@/features/booking/schema';
import type { FillInInput } from '@/features/counter/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { fillInDiver, fillInEmergency } from './fill-in';

/** Lets staff complete or correct a diver's form. */
export const fillInByStaff = (ctx: Staff, { uuid, diver, ...fields }: FillInInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    await fillInDiver(tx, order, diver, fields, { by: 'admin', actorId: ctx.actor.userId, now: ctx.now });
    // The values are health and identity data, so the audit log has only the names of the fields.
    await recordOrderChange(tx, ctx, order, {}, { diver: diver + 1, filled_in: Object.keys(fields).join(', ') });
  });

export const fillInEmergencyByStaff = (
  ctx: Staff,
  { uuid, ...contact }: BookingInput['emergency_contact'] & { uuid: string },
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    await fillInEmergency(tx, order, contact, { by: 'admin', actorId: ctx.actor.userId, now: ctx.now });
    await recordOrderChange(tx, ctx, order, {}, { filled_in: 'emergency_contact' });
  });
