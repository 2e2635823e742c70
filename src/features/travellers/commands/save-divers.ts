import { personOf } from '@/features/booking/divers/domain/fields';
import { orderById } from '@/features/orders/data/orders';
import { openDiver, openEmergency } from '@/features/orders/data/sealed';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { savePerson } from './save-person';

type Divers = { orderId: string; positions: readonly number[] };

/** Saves an order's divers at these positions to its customer's account, with the order's emergency contact. */
export async function saveDiversWithin(tx: Tx, now: Date, { orderId, positions }: Divers): Promise<void> {
  const order = await orderById(tx, orderId, {});
  if (!order || order.anonymisedAt || order.customer.erasedAt) return;
  for (const row of order.divers) {
    const diver = personOf(openDiver(row));
    if (!positions.includes(row.position) || diver.full_name === '') continue;
    const person = { ...diver, emergency_contact: openEmergency(order) };
    await savePerson(tx, { ownerId: order.customerId, now }, person);
  }
}

export const saveDivers = ({ db, now }: JobCtx, divers: Divers): Promise<void> =>
  db.$transaction((tx) => saveDiversWithin(tx, now, divers));
