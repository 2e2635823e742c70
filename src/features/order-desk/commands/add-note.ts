import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { AppError } from '@/shared/errors/errors';
import { insertStaffNote } from './insert-staff-note';

/** Adds an internal note; the customer never sees it. */
export const addNote = (ctx: Staff, uuid: string, note: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    await insertStaffNote(tx, ctx, order, { note });
  });
