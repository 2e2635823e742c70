import { orderById } from '@/features/orders/data';
import { keepPerson } from '@/features/orders/people/commands/keep-people';
import { openDiver, openEmergency } from '@/features/orders/sealed/data';
import type { JobCtx } from '@/server/jobs/job';

/** Keeps the divers at these positions of an order in its customer's account, with whom the order names to call. */
export async function keepDivers(
  { db, now }: JobCtx,
  { orderId, positions }: { orderId: string; positions: readonly number[] },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await orderById(tx, orderId, {});
    if (!order || order.anonymisedAt || order.customer.erasedAt) return;
    for (const row of order.divers) {
      const { variant: _, equipment: __, ...diver } = openDiver(row);
      if (!positions.includes(row.position) || diver.full_name === '') continue;
      const person = { ...diver, emergency_contact: openEmergency(order) };
      await keepPerson(tx, { ownerId: order.customerId, now }, person);
    }
  });
}
