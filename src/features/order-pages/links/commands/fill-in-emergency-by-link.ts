import type { BookingInput } from '@/features/booking/schema';
import { fillInOpenEmergency } from '@/features/counter/commands/fill-in-open';
import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import type { Ctx } from '@/server/api/context';
import { lockByLink } from './lock-by-link';

export async function fillInEmergencyByLink(
  ctx: Ctx,
  { token, ...contact }: BookingInput['emergency_contact'] & { token: string },
): Promise<string> {
  const orderId = await orderByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockByLink(tx, { orderId, token, now: ctx.now });
    await fillInOpenEmergency(tx, order, contact, { by: 'customer', now: ctx.now });
  });
  return orderId;
}
