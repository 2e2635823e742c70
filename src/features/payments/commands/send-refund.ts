import { chargesOf } from '@/features/payments/data';
import { isWithGateway, referenceOf } from '@/features/payments/domain/refund-state';
import { countTry, type RefundOfAttempt, refundById } from '@/features/payments/refunds/data';
import { step } from '@/server/api/step';
import { type Gateway, GatewayRefused, type RefundKey, type RefundReport } from '@/server/gateways/gateway';
import { findGateway } from '@/server/gateways/gateways';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';
import type { PaymentContext } from './payment-context';
import { settleRefund } from './settle-refund';

/** Returns the gateway that can refund this money; null if staff must. */
async function gatewayFor({ db }: PaymentContext, refund: RefundOfAttempt): Promise<Gateway | null> {
  const { attempt, amount } = refund;
  const gateway = attempt && findGateway(attempt.gateway);
  if (!gateway) return null;
  const rule = gateway.refundRule(attempt.channel);
  if (rule === 'any_part') return gateway;
  const charge = (await chargesOf(db, refund.orderId)).find(({ attemptId }) => attemptId === attempt.id);
  return rule === 'whole_only' && charge?.amount === amount ? gateway : null;
}

/** Safe to repeat: the gateway makes one refund per reference. */
async function send(gateway: Gateway, key: RefundKey, amount: number): Promise<RefundReport> {
  step('refund.sending');
  try {
    return await gateway.refund({ ...key, amount });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return { refundId: null, state: 'failed', why: error.message };
  } finally {
    step('refund.sent');
  }
}

/**
 * Advances a requested refund: polls its outcome if it was sent before, else sends it. Throws `GatewaySilent` if the
 * gateway does not answer; the next run polls before it retries.
 */
export async function sendRefund(ctx: PaymentContext, id: string, hook: PaymentHook): Promise<boolean> {
  const refund = await refundById(ctx.db, id);
  if (!refund || !isWithGateway(refund.status)) return false;
  const { attempt } = refund;
  const gateway = await gatewayFor(ctx, refund);
  if (!gateway || !attempt) return settleRefund(ctx, refund, { state: 'by_hand' }, hook);

  const key = {
    reference: referenceOf(refund),
    refundId: refund.gatewayId,
    session: { reference: attempt.reference, sessionId: attempt.sessionId },
    paymentId: attempt.paymentId,
  };
  const existing = refund.tries > 0 ? await gateway.getRefund(key) : null;
  if (existing) return settleRefund(ctx, refund, existing, hook);
  if (!(await countTry(ctx.db, refund))) return false;
  const report = await send(gateway, key, refund.amount);
  if (report.state === 'failed') log.warn({ refund: id, reason: report.why }, 'the gateway refused a refund');
  return settleRefund(ctx, refund, report, hook);
}
