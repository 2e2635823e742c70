import { accountById } from '@/features/accounts/data';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';
import { toRights } from '@/shared/schema/rights';

/**
 * The staff account on whose behalf a job continues, without a session; null once it is deactivated or no longer staff.
 */
export async function staffActor(db: Tx, userId: string): Promise<Person | null> {
  const user = await accountById(db, userId);
  if (!user?.active || user.role !== 'ADMIN') return null;
  const { id, role, rights, provider } = user;
  return { kind: 'person', userId: id, sessionId: '', role, rights: toRights(rights), provider };
}
