import { lockOrderRow } from '@/features/payments/commands/lock-order-row';
import type { SettledLine } from '@/features/payments/counter/domain/settle-lines';
import { insertEntry } from '@/features/payments/data';
import { issueReceipt } from '@/features/payments/receipts/commands/issue-receipt';
import type { Tx } from '@/server/database/db';

type Taken = { orderId: string; lines: readonly SettledLine[]; userId: string; now: Date };

/** Records everything settled at the counter at once in the ledger, with one receipt for its money. */
export async function recordLines(tx: Tx, { orderId, lines, userId, now }: Taken): Promise<void> {
  await lockOrderRow(tx, orderId);
  const isMoney = lines.some(({ method }) => method !== 'on_account');
  const receiptId = isMoney ? await issueReceipt(tx, { orderId, userId, now }) : null;
  const common = { orderId, recordedId: userId, at: now };
  for (const { method, amount, received, offAccount } of lines) {
    if (method === 'on_account') {
      await insertEntry(tx, { ...common, kind: 'on_account', amount });
      continue;
    }
    const { id } = await insertEntry(tx, {
      ...common,
      kind: 'on_site',
      amount,
      method,
      received: received ?? null,
      receiptId,
    });
    if (offAccount > 0) await insertEntry(tx, { ...common, kind: 'off_account', amount: -offAccount, settledById: id });
  }
}
