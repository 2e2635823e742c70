import type { Audience } from '@/features/accounts/domain/audience';
import { lockedActiveAdmins } from '@/features/accounts/settings/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/**
 * Refuses to deactivate or remove an admin who is the actor or the last one. All admins are locked first, in one order,
 * so that two who remove each other do not both succeed.
 */
export async function keepAnAdmin(tx: Tx, actor: Person, audience: Audience, uuid: string): Promise<void> {
  if (audience !== 'admins') return;
  const admins = await lockedActiveAdmins(tx);
  if (uuid === actor.userId) throw new AppError('own_account');
  if (!admins.some((id) => id !== uuid)) throw new AppError('last_admin');
}
