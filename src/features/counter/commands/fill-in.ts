import { dateFaults } from '@/features/booking/fit/domain/diver-faults';
import type { BookingInput } from '@/features/booking/schema';
import type { FillInInput } from '@/features/counter/schema';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { flagMisfits } from '@/features/orders/commands/flag-misfits';
import { lowerFees } from '@/features/orders/commands/lower-fees';
import type { LockedOrder } from '@/features/orders/data/orders';
import { addEvent, changeDiver, changeEmergency } from '@/features/orders/data/orders';
import { openDiver, sealDiver, sealEmergency } from '@/features/orders/data/sealed';
import type { EventActor } from '@/features/orders/domain/order-state';
import { holdsSeats } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt, toDay } from '@/shared/time/days';

type By = { by: EventActor; actorId?: string; now: Date };

const note = (tx: Tx, { id: orderId }: LockedOrder, { now: at, ...by }: By) =>
  addEvent(tx, { orderId, at, kind: 'form_filled_in', ...by, internal: true });

function requireOpen({ anonymisedAt, status }: LockedOrder): void {
  if (anonymisedAt) throw new AppError('order_anonymised');
  if (!holdsSeats(status)) throw new AppError('state_not_allowed');
}

type Fields = Omit<FillInInput, 'uuid' | 'diver'>;

/** Omitted fields stay unchanged; `position` counts the divers from 0. */
export async function fillInDiver(tx: Tx, order: LockedOrder, position: number, fields: Fields, by: By): Promise<void> {
  requireOpen(order);
  const row = order.divers[position];
  if (!row) throw new AppError('not_found');
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filled = { ...openDiver(row), ...sent };
  // The booking checked the product's requirements only as far as the diver's details were known.
  const days = { activity: toDay(order.activityDate), today: dayAt(by.now) };
  const { date_of_birth: born } = dateFaults(filled, days);
  if (born) throw new AppError('invalid_fields', { fields: { date_of_birth: born } });
  await changeDiver(tx, row.id, sealDiver(filled, row.position));
  await lowerFees(tx, by, order, { ...filled, position: row.position });
  await flagMisfits(tx, order.id);
  await flagFlights(tx, order.id);
  await note(tx, order, by);
}

export async function fillInEmergency(
  tx: Tx,
  order: LockedOrder,
  contact: BookingInput['emergency_contact'],
  by: By,
): Promise<void> {
  requireOpen(order);
  await changeEmergency(tx, order.id, sealEmergency(contact));
  await note(tx, order, by);
}
