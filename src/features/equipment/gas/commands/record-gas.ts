import { record } from '@/features/audit/commands/record';
import type { GasRow } from '@/features/equipment/gas/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/** Writes the audit entry on the diver's order, so that its words are erased with the order. */
export async function recordGas(
  tx: Tx,
  ctx: Ctx,
  { diver, tag, oxygen, pressure, cardSeen }: GasRow,
  facts: { gas: 'logged' | 'corrected' | 'signed' | 'voided'; reason?: string },
): Promise<void> {
  if (!diver) throw new AppError('not_found');
  const tank = { tag, oxygen_tenths: oxygen, pressure, diver: diver.position + 1 };
  await record(tx, {
    ...{ ctx, action: 'update', entity: 'order', entityId: diver.order.id, label: diver.order.bookingId },
    before: {},
    after: { ...facts, ...tank, ...(cardSeen && { card_seen: cardSeen }) },
  });
}
