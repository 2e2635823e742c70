import { chargesOf, moneyOfOrder } from '@/features/payments/data';
import type { Source } from '@/features/payments/domain/allocate-refund';
import { failedRefunds, promisedRefunds } from '@/features/payments/refunds/data';
import type { Tx } from '@/server/database/db';

/** Remainder of each payment; gateway payments come first, because their refunds need no staff. */
export async function sourcesOf(tx: Tx, orderId: string): Promise<Source[]> {
  const promised = await promisedRefunds(tx, orderId);
  const refused = await failedRefunds(tx, orderId);
  const sourceOf = (attemptId: string | null, amount: number): Source => {
    const left = amount - (promised.get(attemptId) ?? 0);
    return { attemptId, left, owed: Math.max(Math.min(refused.get(attemptId) ?? 0, left), 0) };
  };
  const charges = await chargesOf(tx, orderId);
  const { on_site: taken, on_site_reversal: reversed } = await moneyOfOrder(tx, orderId);
  return [...charges.map(({ attemptId, amount }) => sourceOf(attemptId, amount)), sourceOf(null, taken + reversed)];
}
