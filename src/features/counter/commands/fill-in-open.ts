import type { BookingInput } from '@/features/booking/schema';
import type { FillInInput } from '@/features/counter/schema';
import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver, openEmergency } from '@/features/orders/data/sealed';
import { isEditable } from '@/features/orders/domain/is-editable';
import { openFields } from '@/features/orders/domain/open-forms';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { fillInDiver, fillInEmergency } from './fill-in';

type By = { by: 'customer'; actorId?: string; now: Date };

function requireAhead(order: LockedOrder, now: Date): void {
  if (!isEditable(order, dayAt(now))) throw new AppError('state_not_allowed');
}

/** Fills in the open fields of a diver's form; only the shop can correct the others. */
export async function fillInOpenDiver(
  tx: Tx,
  order: LockedOrder,
  { diver, ...fields }: Omit<FillInInput, 'uuid'>,
  by: By,
): Promise<void> {
  requireAhead(order, by.now);
  const row = order.divers[diver];
  if (!row) throw new AppError('not_found');
  const open: readonly string[] = openFields(openDiver(row));
  const closed = Object.keys(fields).find((field) => !open.includes(field));
  if (closed) throw fieldError(closed, 'invalid.filled_in');
  await fillInDiver(tx, order, diver, fields, by);
}

export async function fillInOpenEmergency(
  tx: Tx,
  order: LockedOrder,
  contact: BookingInput['emergency_contact'],
  by: By,
): Promise<void> {
  requireAhead(order, by.now);
  if (openEmergency(order)) throw fieldError('name', 'invalid.filled_in');
  await fillInEmergency(tx, order, contact, by);
}
