import { accountById } from '@/features/accounts/data';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';
import { toRights } from '@/shared/schema/rights';

/**
 * The current staff account for a job that continues the person's action; it has no session. Null once the account is
 * deactivated or no longer staff.
 */
export async function staffActor(db: Tx, userId: string): Promise<Person | null> {
  const user = await accountById(db, userId);
  if (!user?.active || user.role !== 'ADMIN') return null;
  const { id, role, rights, provider } = user;
  return { kind: 'person', userId: id, sessionId: '', role, rights: toRights(rights), provider };
}
