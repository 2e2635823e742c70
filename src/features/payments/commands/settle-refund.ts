import { insertEntry } from '@/features/payments/data';
import { nextRefundStatus, type RefundOutcome } from '@/features/payments/domain/refund-state';
import { canQuote, changeRefund, type RefundRow } from '@/features/payments/refunds/data';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { lockRefund } from './lock-refund';

export type Settlement = { state: RefundOutcome; refundId?: string | null; why?: string | null };

type Paying = { method?: string; recordedId?: string };

/** Adds a refund that reached the customer to the ledger once, whether the gateway or a person paid it. */
export async function bookRefund(
  tx: Tx,
  refund: RefundRow,
  hook: PaymentHook,
  now: Date,
  paying: Paying = {},
): Promise<void> {
  const { id: refundId, orderId, attemptId, amount, way } = refund;
  const kind = attemptId ? 'refund' : 'on_site_refund';
  await insertEntry(tx, { orderId, attemptId, refundId, kind, amount: -amount, at: now, ...paying });
  await hook.refunded(tx, { orderId, refundId, amount, way, actorId: paying.recordedId ?? null, now });
}

/** Records the outcome of this round of a refund once. */
export async function settleRefund(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, round }: RefundRow,
  { state, refundId, why }: Settlement,
  hook: PaymentHook,
): Promise<boolean> {
  const settled = await db.$transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    const status = refund && refund.round === round && nextRefundStatus(refund.status, state);
    if (!refund || !status) return false;
    await changeRefund(tx, id, {
      status,
      ...(refundId && { gatewayId: refundId }),
      ...(why && (await canQuote(tx, refund)) && { lastError: why }),
      ...(status !== 'pending' && { settledAt: now }),
    });
    const { orderId, amount } = refund;
    if (status === 'succeeded') await bookRefund(tx, refund, hook, now);
    if (status === 'failed' || status === 'by_hand')
      await hook.refundFailed(tx, { orderId, refundId: id, amount, byHand: status === 'by_hand', now });
    return true;
  });
  if (settled) step('refund.settled');
  return settled;
}
