import { type Attempt, attemptById, changeAttempt } from '@/features/payments/data';
import { isLive } from '@/features/payments/domain/attempt-state';
import type { Ctx } from '@/server/api/context';
import type { SessionReport } from '@/server/gateways/gateway';
import { gatewayNamed } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';
import { settleAttempt } from './settle-attempt';

type Doing = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>;

async function answerOf(
  { db, now, deadline }: Doing,
  attempt: Attempt,
  hint: string | null,
): Promise<SessionReport | null> {
  const gateway = gatewayNamed(attempt.gateway);
  if (!gateway) log.error({ attempt: attempt.id, gateway: attempt.gateway }, 'this gateway has no keys any more');
  if (!gateway || !attempt.polledAt) return null;
  const { reference } = attempt;
  const report = await gateway.getStatus({ reference, sessionId: attempt.sessionId ?? hint }, deadline);
  await changeAttempt(db, attempt.id, { polledAt: now });
  // A hint comes from outside: the session it names may be another attempt's.
  return report?.reference === reference ? report : null;
}

/**
 * Asks the gateway what became of an attempt and writes that down. Throws `GatewaySilent` when it does not say.
 * `hint` is the session's name at the gateway, as a callback gave it, for when its first answer was lost.
 */
export async function checkAttempt(
  ctx: Doing,
  id: string,
  hook: PaymentHook,
  hint: string | null = null,
): Promise<boolean> {
  const attempt = await attemptById(ctx.db, id);
  if (!attempt || attempt.status === 'PAID') return false;
  const over = isLive(attempt.status) && attempt.expiresAt <= ctx.now;
  // A session that nobody knows of any more is not paid after its time.
  const report = (await answerOf(ctx, attempt, hint)) ?? (over ? { state: 'expired' as const } : null);
  return report ? settleAttempt(ctx, id, report, hook) : false;
}
