import { attemptsOf, ledgerOf, toAttemptView, toEntryView } from '@/features/payments/data';
import { refundsOf, toRefundView } from '@/features/payments/refunds/data';
import type { PaymentsView } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

/** Every attempt, ledger entry and refund of an order, the oldest first. */
export async function paymentsOf(tx: Tx, orderId: string): Promise<PaymentsView> {
  return {
    attempts: (await attemptsOf(tx, orderId)).map(toAttemptView),
    ledger: (await ledgerOf(tx, orderId)).map(toEntryView),
    refunds: (await refundsOf(tx, orderId)).map(toRefundView),
  };
}
