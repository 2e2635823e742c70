import { requestApproval } from '@/features/order-desk/approvals/commands/request-approval';
import type { BulkDetails } from '@/features/order-desk/bulk/schema';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Tx } from '@/server/database/db';

type Wanted = { orderId: string; amount: number; details: BulkDetails };

/** Stores one cancellation of a bulk action whose refund needs a second person's approval. */
export async function requestCancel(
  tx: Tx,
  ctx: Staff,
  { orderId: uuid, amount, details: { refund, how, reason } }: Wanted,
): Promise<void> {
  const wrong = (await waitingWrongAmount(tx, uuid))?.received ?? 0;
  const all = refund === 'all' && { refund_amount: amount + wrong };
  await requestApproval(tx, ctx, { act: { action: 'cancel', input: { uuid, ...all, how, reason } }, amount });
}
