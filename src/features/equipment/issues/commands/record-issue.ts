import { record } from '@/features/audit/commands/record';
import type { AuditAction } from '@/features/audit/schema';
import type { IssueRow } from '@/features/equipment/issues/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';

/** Writes the audit entry for a unit that goes out, comes back or was issued by mistake; it names no guest. */
export function recordIssue(
  tx: Tx,
  ctx: Ctx,
  { unit, date, parts }: IssueRow,
  { action, state }: { action: Extract<AuditAction, 'create' | 'update' | 'delete'>; state: string },
): Promise<void> {
  const facts = { issue: state, date: toDay(date), parts };
  return record(tx, {
    ...{ ctx, action, entity: 'equipment', entityId: unit.id, label: unit.tag },
    ...(action === 'delete' ? { before: facts } : { after: facts }),
  });
}
