import { record } from '@/features/audit/commands/record';
import { factsOf } from '@/features/equipment/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Row = Parameters<typeof factsOf>[0];

/** Writes the audit entry for a new or changed unit. */
export const recordUnit = (tx: Tx, ctx: Ctx, { before, after }: { before?: Row; after: Row }): Promise<void> =>
  record(tx, {
    ctx,
    action: before ? 'update' : 'create',
    entity: 'equipment',
    entityId: after.id,
    label: after.tag,
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  });
