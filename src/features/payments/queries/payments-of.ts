import { attemptsOf, ledgerOf, toAttemptView, toEntryView } from '@/features/payments/data';
import { type RequestedRefund, refundsOf } from '@/features/payments/refunds/data';
import type { PaymentsView } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';

const toRefundView = (refund: RequestedRefund): PaymentsView['refunds'][number] => ({
  uuid: refund.id,
  amount: refund.amount,
  reason: refund.reason,
  way: refund.way,
  note: refund.note,
  requested_by: refund.requestedBy && !refund.requestedBy.erasedAt ? fullName(refund.requestedBy) : null,
  status: refund.withdrawnAt ? 'withdrawn' : refund.status,
  last_error: refund.lastError,
  created_at: refund.createdAt.toISOString(),
  settled_at: refund.settledAt?.toISOString() ?? null,
});

/** Every attempt, ledger entry and refund of an order, oldest first. */
export async function paymentsOf(tx: Tx, orderId: string): Promise<PaymentsView> {
  return {
    attempts: (await attemptsOf(tx, orderId)).map(toAttemptView),
    ledger: (await ledgerOf(tx, orderId)).map(toEntryView),
    refunds: (await refundsOf(tx, orderId)).map(toRefundView),
  };
}
