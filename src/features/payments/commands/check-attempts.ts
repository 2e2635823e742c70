import { liveAttempts } from '@/features/payments/data';
import type { Ctx } from '@/server/api/context';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { checkAttempt } from './check-attempt';

/** Polls every attempt by which an order can still be paid; throws `GatewaySilent` if the gateway does not answer. */
export async function checkAttempts(
  ctx: Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>,
  orderId: string,
  hook: PaymentHook,
): Promise<void> {
  for (const { id } of await liveAttempts(ctx.db, orderId)) await checkAttempt(ctx, id, hook);
}
