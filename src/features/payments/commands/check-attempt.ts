import { type Attempt, attemptById, changeAttempt } from '@/features/payments/data';
import { isGivenUp, isLive } from '@/features/payments/domain/attempt-state';
import type { Gateway, SessionReport } from '@/server/gateways/gateway';
import { findGateway } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';
import type { PaymentContext } from './payment-context';
import { settleAttempt } from './settle-attempt';

const expired = { state: 'expired' } as const;

async function answerOf(
  { db, now, deadline }: PaymentContext,
  gateway: Gateway,
  attempt: Attempt,
  hint: string | null,
): Promise<SessionReport | null> {
  if (!attempt.polledAt) return null;
  const { reference } = attempt;
  const report = await gateway.getStatus({ reference, sessionId: attempt.sessionId ?? hint }, deadline);
  await changeAttempt(db, attempt.id, { polledAt: now });
  // The hint comes from outside, so it may name the session of another attempt.
  return report?.reference === reference ? report : null;
}

/** Closes an attempt that nobody can poll; waits a day first, in case the shop restores the gateway's keys. */
async function closeUnanswered(ctx: PaymentContext, attempt: Attempt, hook: PaymentHook): Promise<boolean> {
  const { id, gateway } = attempt;
  if (!isGivenUp(attempt, ctx.now)) return false;
  log.warn({ attempt: id, gateway }, 'an open payment is closed unanswered: its gateway has no keys any more');
  return settleAttempt(ctx, id, expired, hook);
}

/**
 * Polls the gateway for an attempt and records the answer; throws `GatewaySilent` if there is none. `hint` is the
 * session's id at the gateway from a callback, in case the gateway's first answer was lost.
 */
export async function checkAttempt(
  ctx: PaymentContext,
  id: string,
  hook: PaymentHook,
  hint: string | null = null,
): Promise<boolean> {
  const attempt = await attemptById(ctx.db, id);
  if (!attempt || attempt.status === 'paid') return false;
  const gateway = findGateway(attempt.gateway);
  if (!gateway) return closeUnanswered(ctx, attempt, hook);
  const over = isLive(attempt.status) && attempt.expiresAt <= ctx.now;
  // A session unknown to the gateway can no longer be paid once it has expired.
  const report = (await answerOf(ctx, gateway, attempt, hint)) ?? (over ? expired : null);
  return report ? settleAttempt(ctx, id, report, hook) : false;
}
