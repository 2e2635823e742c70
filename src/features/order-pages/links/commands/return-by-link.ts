import { paymentOutcome } from '@/features/order-pages/links/domain/payment-outcome';
import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import type { LinkReturn } from '@/features/order-pages/links/schema';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Ctx } from '@/server/api/context';
import { log } from '@/server/process/log';

/** Polls the gateway and reads the ledger, since returning from the gateway proves nothing. */
export async function returnByLink(ctx: Ctx, token: string): Promise<LinkReturn> {
  const orderId = await orderByLink(ctx, token);
  await checkAttempts(ctx, orderId, paymentHook).catch((error: unknown) =>
    log.warn({ err: error }, 'the gateway did not say what became of a payment'),
  );
  return paymentOutcome((await paymentsOf(ctx.db, orderId)).attempts);
}
