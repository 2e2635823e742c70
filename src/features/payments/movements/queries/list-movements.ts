import { findMovements, type MovementRow } from '@/features/payments/movements/data';
import { type MovementsInput, type MovementView, movement } from '@/features/payments/movements/schema';
import { receiptNumber } from '@/features/payments/receipts/domain/receipt-number';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage } from '@/shared/list/pages';
import { fullName, nameOrEmail } from '@/shared/locale/name-order';

export function toMovementView({
  order,
  attempt,
  refund,
  recordedBy,
  receipt,
  reverses,
  ...entry
}: MovementRow): MovementView {
  const { customer } = order;
  const mover = recordedBy ?? refund?.requestedBy;
  return movement.parse({
    uuid: entry.id,
    at: entry.at.toISOString(),
    kind: entry.kind,
    amount: entry.amount,
    method: entry.method,
    gateway: entry.method ? null : (attempt?.gateway ?? refund?.attempt?.gateway ?? null),
    order: { uuid: order.id, booking_id: order.bookingId, customer: customer.erasedAt ? '' : nameOrEmail(customer) },
    taken_by: mover ? { uuid: mover.id, name: mover.erasedAt ? '' : fullName(mover) } : null,
    receipt: receipt && receiptNumber(receipt),
    reverses: reverses && { uuid: reverses.id, at: reverses.at.toISOString() },
  });
}

/** Newest first by default; includes movements on account. */
export async function listMovements({ db }: Pick<Ctx, 'db'>, input: MovementsInput) {
  const { rows, total } = await findMovements(db, input);
  return toEndlessPage(input, total, rows.map(toMovementView));
}
