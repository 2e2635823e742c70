import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

/** What is left of a diver. */
export const blankDiver = {
  fullName: '',
  gender: null,
  nationality: null,
  preferredLanguage: null,
  email: '',
  shoeSize: 0,
  shoeSizeSystem: 'EU',
  association: null,
  certificationLevel: 'none',
  lastDive: null,
  variant: null,
  sealedDetails: null,
  phoneMarks: [],
};

/** What is left of what somebody wrote about an order; what was sold and paid stays. */
export const blankOrder = { emergency: '', sealedDetails: null, declineReason: null, networkHash: null };

/** Notes that the product writes itself. Any other kind may carry a sentence about somebody. */
const wordlessNotes = ['moved', 'wrong_amount'];

export type OrderToBlank = { id: string; bookingId: string };

/** Orders that were over before this day. Whichever somebody is working on is left for the next time. */
export const lockOrdersOverBefore = (tx: Tx, day: Day, most: number): Promise<OrderToBlank[]> => tx.$queryRaw`
  SELECT id, booking_id AS "bookingId" FROM orders
  WHERE last_day < ${toDate(day)}::date AND anonymised_at IS NULL
  ORDER BY last_day, id LIMIT ${most} FOR UPDATE SKIP LOCKED`;

/** In the order of ids, as everywhere. */
export const lockOrdersOf = (tx: Tx, customerId: string): Promise<OrderToBlank[]> => tx.$queryRaw`
  SELECT id, booking_id AS "bookingId" FROM orders WHERE customer_id = ${customerId}::uuid ORDER BY id FOR UPDATE`;

export async function blankOrders(tx: Tx, ids: string[], sealed: string, now: Date): Promise<void> {
  const orderId = { in: ids };
  await tx.orderDiver.updateMany({ where: { orderId }, data: { ...blankDiver, sealed } });
  await tx.orderEvent.updateMany({ where: { orderId, kind: { notIn: wordlessNotes } }, data: { note: null } });
  await tx.order.updateMany({ where: { id: orderId }, data: { ...blankOrder, anonymisedAt: now } });
  await tx.idempotencyKey.deleteMany({ where: { orderId } });
}

export const deleteKeysOf = (tx: Tx, userId: string) => tx.idempotencyKey.deleteMany({ where: { userId } });
