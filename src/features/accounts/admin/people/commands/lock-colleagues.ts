import type { Colleagues } from '@/features/accounts/admin/people/domain/colleagues';
import { lockActiveAdmins } from '@/features/accounts/settings/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/**
 * Locks all staff accounts before one account changes another. Reads the actor's rights again under the lock, because a
 * colleague may have removed them after the call began.
 */
export async function lockColleagues(tx: Tx, actor: Person): Promise<Colleagues> {
  const active = await lockActiveAdmins(tx);
  const self = active.find(({ id }) => id === actor.userId);
  if (!self?.rights.includes('staff')) throw new AppError('forbidden');
  return { active, self };
}
