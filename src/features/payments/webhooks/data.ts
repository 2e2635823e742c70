import type { Tx } from '../../../server/db';
import type { GatewayEvent } from '../../../server/generated/prisma/client';

/** The event's id, or null when the same was told before. */
export async function insertEvent(
  tx: Tx,
  event: Pick<GatewayEvent, 'gateway' | 'dedupeKey' | 'body' | 'receivedAt'>,
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

/** Callbacks can name their payer. */
export async function deleteEventsBefore(db: Tx, before: Date): Promise<void> {
  await db.gatewayEvent.deleteMany({ where: { receivedAt: { lt: before } } });
}
