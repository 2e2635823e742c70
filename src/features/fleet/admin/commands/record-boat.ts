import { record } from '@/features/audit/commands/record';
import type { AuditAction } from '@/features/audit/schema';
import { type BoatWithDetails, factsOf } from '@/features/fleet/admin/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Change =
  | { action: Extract<AuditAction, 'create'>; after: BoatWithDetails }
  | { action: Extract<AuditAction, 'update'>; before: BoatWithDetails; after: BoatWithDetails }
  | { action: Extract<AuditAction, 'delete'>; before: BoatWithDetails };

/** Writes the audit entry for a change to a boat or to its days out of service. */
export function recordBoat(tx: Tx, ctx: Ctx, change: Change): Promise<void> {
  const { id, name } = 'after' in change ? change.after : change.before;
  return record(tx, {
    ctx,
    action: change.action,
    entity: 'boat',
    entityId: id,
    label: name,
    ...('before' in change && { before: factsOf(change.before) }),
    ...('after' in change && { after: factsOf(change.after) }),
  });
}
