import type { BookingInput } from '@/features/booking/schema';
import { fillInDiver, fillInEmergency } from '@/features/orders/counter/commands/fill-in';
import { openFields } from '@/features/orders/counter/domain/open-forms';
import type { LockedOrder } from '@/features/orders/data';
import { isEditable } from '@/features/orders/editing/domain/is-editable';
import { orderByLink } from '@/features/orders/links/queries/order-by-link';
import type { LinkFormInput } from '@/features/orders/links/schema';
import { openDiver, openEmergency } from '@/features/orders/sealed/data';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { lockByLink } from './lock-by-link';

function requireAhead(order: LockedOrder, now: Date): void {
  if (!isEditable(order, dayAt(now))) throw new AppError('order_state');
}

/** Fills in what a diver's form lacks; what is filled in already only the shop can put right. */
export async function fillInByLink(ctx: Ctx, { token, diver, ...fields }: LinkFormInput): Promise<string> {
  const orderId = await orderByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockByLink(tx, { orderId, token, now: ctx.now });
    requireAhead(order, ctx.now);
    const row = order.divers[diver];
    if (!row) throw new AppError('not_found');
    const open: readonly string[] = openFields(openDiver(row));
    const closed = Object.keys(fields).find((field) => !open.includes(field));
    if (closed) throw fieldError(closed, 'invalid.filled_in');
    await fillInDiver(tx, order, diver, fields, { by: 'customer', now: ctx.now });
  });
  return orderId;
}

export async function fillInEmergencyByLink(
  ctx: Ctx,
  { token, ...contact }: BookingInput['emergency_contact'] & { token: string },
): Promise<string> {
  const orderId = await orderByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockByLink(tx, { orderId, token, now: ctx.now });
    requireAhead(order, ctx.now);
    if (openEmergency(order)) throw fieldError('name', 'invalid.filled_in');
    await fillInEmergency(tx, order, contact, { by: 'customer', now: ctx.now });
  });
  return orderId;
}
