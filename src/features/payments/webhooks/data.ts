import type { Tx } from '@/server/database/db';
import type { GatewayEvent } from '@/server/generated/prisma/client';

/** Returns the event's id, or null if the same event was recorded before. */
export async function insertEvent(
  tx: Tx,
  event: Pick<GatewayEvent, 'gateway' | 'dedupeKey' | 'receivedAt'> &
    Partial<Pick<GatewayEvent, 'handledAt' | 'outcome'>>,
): Promise<string | null> {
  const [row] = await tx.gatewayEvent.createManyAndReturn({
    data: [event],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

export const eventById = (db: Tx, id: string): Promise<GatewayEvent | null> =>
  db.gatewayEvent.findUnique({ where: { id } });

export async function closeEvent(db: Tx, id: string, outcome: string, now: Date): Promise<void> {
  await db.gatewayEvent.update({ where: { id }, data: { outcome, handledAt: now } });
}

export async function deleteEventsBefore(db: Tx, moment: Date): Promise<void> {
  await db.gatewayEvent.deleteMany({ where: { receivedAt: { lt: moment } } });
}
