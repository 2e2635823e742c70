import type { DemoCustomer } from '../../demo/content/customers/types';
import { saveDiversWithin } from '../../src/features/travellers/commands/save-divers';
import type { Tx } from '../../src/server/database/db';

/** Saves the divers of each customer's last order in their account. */
export async function seedSavedPeople(db: Tx, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  for (const { email } of customers) {
    const last = await db.order.findFirst({
      where: { customer: { email }, anonymisedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: { id: true, divers: { select: { position: true } } },
    });
    if (last)
      await saveDiversWithin(db, now, { orderId: last.id, positions: last.divers.map(({ position }) => position) });
  }
}
