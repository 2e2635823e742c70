import { attemptById } from '@/features/payments/data';
import type { Ctx } from '@/server/api/context';
import { findGateway } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { checkAttempt } from './check-attempt';

/** Ends a session at its gateway, then polls it in case it was paid just before. */
export async function cancelSession(ctx: Pick<Ctx, 'db' | 'now'>, attemptId: string, hook: PaymentHook): Promise<void> {
  const attempt = await attemptById(ctx.db, attemptId);
  if (!attempt || attempt.status === 'paid') return;
  const { reference, sessionId } = attempt;
  await findGateway(attempt.gateway)?.cancel({ reference, sessionId });
  await checkAttempt(ctx, attemptId, hook);
}
