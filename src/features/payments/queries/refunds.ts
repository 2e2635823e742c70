import { sumRequestedByStaff } from '@/features/payments/data';
import { latestRefund } from '@/features/payments/refunds/data';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

/** What the staff have decided to pay back of an order so far, whether it has left or not. */
export const refundedByStaff = (tx: Tx, orderId: string): Promise<number> => sumRequestedByStaff(tx, orderId);

/** How the latest refund of an order goes back; null without any. */
export const latestRefundWay = async (db: Tx, orderId: string): Promise<RefundBack['way'] | null> =>
  (await latestRefund(db, orderId))?.way ?? null;
