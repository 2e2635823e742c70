import { latestDecision } from '@/features/orders/data/orders';
import { UNDO_MS, waitingMailKey, waitingMailsOf } from '@/features/orders/domain/undo';
import type { Tx } from '@/server/database/db';
import { enqueueAll } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import { loadOrderWithBalance, mailsAbout } from './order-notifications';

/** Queues the emails to customer and shop about a staff decision, delayed so that the decision can be undone first. */
export async function notifyOfDecision(
  tx: Tx,
  orderId: string,
  ...[template, more]: ['order_confirmed' | 'order_declined' | 'order_moved', Parameters<typeof mailsAbout>[2]?]
): Promise<void> {
  const event = await latestDecision(tx, orderId);
  if (!event) throw new Error(`no decision about order ${orderId}`);
  const mails = mailsAbout(await loadOrderWithBalance(tx, orderId), template, more);
  const prefix = waitingMailsOf(orderId, event.id);
  const runAt = new Date(readClock().getTime() + UNDO_MS);
  await enqueueAll(
    tx,
    mails.map((mail, index) => ({ ...mail, runAt, jobKey: waitingMailKey(prefix, index, mails.length) })),
  );
}
