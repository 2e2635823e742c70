import { latestRefund } from '@/features/payments/refunds/data';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

/** How the latest refund of an order goes back; null without any. */
export const latestRefundWay = async (db: Tx, orderId: string): Promise<RefundBack['way'] | null> =>
  (await latestRefund(db, orderId))?.way ?? null;
