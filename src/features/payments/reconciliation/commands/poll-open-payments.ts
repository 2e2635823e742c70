import { checkAttempt } from '@/features/payments/commands/check-attempt';
import type { PaymentContext } from '@/features/payments/commands/payment-context';
import { sendRefund } from '@/features/payments/commands/send-refund';
import { attemptsUnpaidSince } from '@/features/payments/reconciliation/data';
import { isDue } from '@/features/payments/reconciliation/domain/when-to-poll';
import { refundsWaitingSince } from '@/features/payments/refunds/data';
import { GatewaySilent } from '@/server/gateways/gateway';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';

const MINUTE_MS = 60_000;
/** A transfer may arrive after its session ended. */
const POLLED_AFTER_MS = 24 * 60 * MINUTE_MS;

/** Leaves an attempt without an answer for the next round. */
async function logFailure(about: object, poll: () => Promise<unknown>): Promise<boolean> {
  try {
    await poll();
    return true;
  } catch (error) {
    log.warn({ ...about, reason: String(error) }, 'the gateway did not say what became of it');
    return !(error instanceof GatewaySilent);
  }
}

/** Polls every open payment and refund every few minutes, so that a lost callback changes nothing. */
export async function pollOpenPayments(ctx: PaymentContext, hook: PaymentHook): Promise<void> {
  const silent = new Set<string>();
  const since = new Date(ctx.now.getTime() - POLLED_AFTER_MS);
  for (const attempt of await attemptsUnpaidSince(ctx.db, since)) {
    if (silent.has(attempt.gateway) || !isDue(attempt, ctx.now)) continue;
    const answered = await logFailure({ attempt: attempt.id }, () => checkAttempt(ctx, attempt.id, hook));
    if (!answered) silent.add(attempt.gateway);
  }
  const waiting = await refundsWaitingSince(ctx.db, new Date(ctx.now.getTime() - 5 * MINUTE_MS));
  for (const { id } of waiting) await logFailure({ refund: id }, () => sendRefund(ctx, id, hook));
}
