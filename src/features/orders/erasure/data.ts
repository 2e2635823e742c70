import { type blankDiver, blankGasLog } from '@/features/orders/data/sealed';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

/** Blanks every free text about an order; what was sold and paid stays. */
export const blankOrder = {
  emergency: '',
  sealedDetails: null,
  addressMarks: [],
  declineReason: null,
  networkHash: null,
};

/** Notes that the system writes itself; any other kind may contain a sentence about a person. */
const systemNoteKinds = [
  'diver_answered',
  'forms_reminded',
  'moved',
  'wrong_amount',
  'invoice_issued',
  'credit_note_issued',
];

export type OrderToBlank = { id: string; bookingId: string };

/** Orders of which every item was over before this day; an order locked by another transaction is left for the next run. */
export const lockOrdersOverBefore = (tx: Tx, day: Day, most: number): Promise<OrderToBlank[]> => tx.$queryRaw`
  SELECT id, booking_id AS "bookingId" FROM orders
  WHERE last_day < ${toDate(day)}::date AND anonymised_at IS NULL AND NOT EXISTS (
    SELECT FROM order_items WHERE order_id = orders.id AND order_items.last_day >= ${toDate(day)}::date
  )
  ORDER BY last_day, id LIMIT ${most} FOR UPDATE SKIP LOCKED`;

export async function blankOrders(
  tx: Tx,
  ids: string[],
  { diver, now }: { diver: ReturnType<typeof blankDiver>; now: Date },
): Promise<void> {
  const orderId = { in: ids };
  await tx.orderDiver.updateMany({ where: { orderId }, data: diver });
  await tx.orderItem.updateMany({ where: { orderId }, data: { companionNames: null } });
  await tx.orderEvent.updateMany({ where: { orderId, kind: { notIn: systemNoteKinds } }, data: { note: null } });
  await tx.order.updateMany({ where: { id: orderId }, data: { ...blankOrder, anonymisedAt: now } });
  await tx.idempotencyKey.deleteMany({ where: { orderId } });
  await tx.orderLink.deleteMany({ where: { orderId } });
  await tx.diverLink.deleteMany({ where: { diver: { orderId } } });
  await tx.waiver.updateMany({ where: { diver: { orderId } }, data: { diverId: null } });
  await tx.healthRecord.deleteMany({ where: { diver: { orderId } } });
  await tx.diverCard.deleteMany({ where: { diver: { orderId } } });
  await tx.equipmentIssue.updateMany({ where: { diver: { orderId } }, data: { diverId: null } });
  await tx.gasLog.updateMany({ where: { diver: { orderId } }, data: blankGasLog });
  const requested = { orderId, status: 'waiting' } as const;
  await tx.refundApproval.updateMany({ where: requested, data: { status: 'withdrawn', decidedAt: now } });
  await tx.refundApproval.updateMany({ where: { orderId }, data: { input: null, note: null } });
}

export const deleteKeysOf = (tx: Tx, userId: string) => tx.idempotencyKey.deleteMany({ where: { userId } });
