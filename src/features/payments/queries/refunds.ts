import { sumRequestedByStaff } from '@/features/payments/data';
import { latestRefund } from '@/features/payments/refunds/data';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

/** Total that staff have decided to refund on an order, sent or not. */
export const refundedByStaff = (tx: Tx, orderId: string): Promise<number> => sumRequestedByStaff(tx, orderId);

/** Way of an order's latest refund; null if there is none. */
export const latestRefundWay = async (db: Tx, orderId: string): Promise<RefundBack['way'] | null> =>
  (await latestRefund(db, orderId))?.way ?? null;
