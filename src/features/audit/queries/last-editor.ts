import { findEntries } from '@/features/audit/data';
import type { AuditEntity } from '@/features/audit/schema';
import type { Tx } from '@/server/database/db';
import { nameOrEmail } from '@/shared/locale/name-order';

/** Names the last editor to a colleague whose own change is refused as outdated. */
export async function lastEditor({ db }: { db: Tx }, entity: AuditEntity, entityId: string) {
  const { rows } = await findEntries(db, { entity, entityId, action: 'update' }, 'desc', { page: 1, per_page: 1 });
  const actor = rows[0]?.actor;
  return { name: actor && !actor.erasedAt ? nameOrEmail(actor) : null };
}
