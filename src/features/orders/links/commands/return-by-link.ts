import { paymentHook } from '@/features/orders/commands/payment-hook';
import { paymentOutcome } from '@/features/orders/links/domain/payment-outcome';
import { orderByLink } from '@/features/orders/links/queries/order-by-link';
import type { LinkReturn } from '@/features/orders/links/schema';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Ctx } from '@/server/api/context';
import { log } from '@/server/process/log';

/** Polls the gateway and reads the ledger, since coming back from the gateway proves nothing. */
export async function returnByLink(ctx: Ctx, token: string): Promise<LinkReturn> {
  const orderId = await orderByLink(ctx, token);
  await checkAttempts(ctx, orderId, paymentHook).catch((error: unknown) =>
    log.warn({ err: error }, 'the gateway did not say what became of a payment'),
  );
  return paymentOutcome((await paymentsOf(ctx.db, orderId)).attempts);
}
