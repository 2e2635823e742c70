import { actById, finishAct, settleRow } from '@/features/order-desk/bulk/data';
import { chatPhone } from '@/features/order-desk/bulk/queries/guest-of';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

/**
 * Settles the rows that need no job: orders to print are ready at once; for WhatsApp, staff tick each chat they opened,
 * and a guest without a number is skipped.
 */
export async function settleUnacted(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  { id, kind }: { id: string; kind: 'print' | 'whatsapp' },
): Promise<void> {
  const act = await actById(tx, id);
  for (const { orderId, order } of act?.rows ?? []) {
    const row = { actId: id, orderId };
    if (kind === 'print') await settleRow(tx, row, { state: 'done', at: now });
    else if (!chatPhone(order))
      await settleRow(tx, row, { state: 'skipped', at: now, refusal: { code: 'guest_without_phone' } });
  }
  await finishAct(tx, id, now);
}
