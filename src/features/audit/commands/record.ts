import { insertEntry } from '@/features/audit/data';
import { difference } from '@/features/audit/domain/difference';
import type { AuditAction, AuditEntity, Facts } from '@/features/audit/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { isHolder } from '@/shared/schema/actor';

type AuditRecord = {
  ctx: Pick<Ctx, 'actor' | 'now' | 'requestId'>;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** Names the entity in the log, even after it is deleted. */
  label: string;
  /** If `before` and `after` are given, only their differences are stored. */
  before?: Facts;
  after?: Facts;
};

/** Must run in the transaction of the action; skips an update without changes. */
export async function record(tx: Tx, { ctx, before, after, ...entry }: AuditRecord): Promise<void> {
  const changed = before && after ? difference(before, after) : { before, after };
  if (!changed) return;
  const { actor, now, requestId } = ctx;
  await insertEntry(tx, { ...entry, ...changed, at: now, actorId: isHolder(actor) ? actor.userId : null, requestId });
}
