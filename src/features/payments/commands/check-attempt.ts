import { type Attempt, attemptById, changeAttempt } from '@/features/payments/data';
import { isLive } from '@/features/payments/domain/attempt-state';
import type { SessionReport } from '@/server/gateways/gateway';
import { gatewayNamed } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';
import type { PaymentContext } from './payment-context';
import { settleAttempt } from './settle-attempt';

async function answerOf(
  { db, now, deadline }: PaymentContext,
  attempt: Attempt,
  hint: string | null,
): Promise<SessionReport | null> {
  const gateway = gatewayNamed(attempt.gateway);
  if (!gateway) log.error({ attempt: attempt.id, gateway: attempt.gateway }, 'this gateway has no keys any more');
  if (!gateway || !attempt.polledAt) return null;
  const { reference } = attempt;
  const report = await gateway.getStatus({ reference, sessionId: attempt.sessionId ?? hint }, deadline);
  await changeAttempt(db, attempt.id, { polledAt: now });
  // A hint comes from outside, so the session it names may belong to another attempt.
  return report?.reference === reference ? report : null;
}

/**
 * Polls the gateway for an attempt and records the answer. Throws `GatewaySilent` when there is none. `hint` is the
 * session's id at the gateway, as a callback named it, in case the gateway's first answer was lost.
 */
export async function checkAttempt(
  ctx: PaymentContext,
  id: string,
  hook: PaymentHook,
  hint: string | null = null,
): Promise<boolean> {
  const attempt = await attemptById(ctx.db, id);
  if (!attempt || attempt.status === 'paid') return false;
  const over = isLive(attempt.status) && attempt.expiresAt <= ctx.now;
  // A session that the gateway does not know can no longer be paid once its time is over.
  const report = (await answerOf(ctx, attempt, hint)) ?? (over ? { state: 'expired' as const } : null);
  return report ? settleAttempt(ctx, id, report, hook) : false;
}
