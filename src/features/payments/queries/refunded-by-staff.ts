import { sumRequestedByStaff } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

/** What the staff have decided to pay back of an order so far, whether it has left or not. */
export const refundedByStaff = (tx: Tx, orderId: string): Promise<number> => sumRequestedByStaff(tx, orderId);
