import type { Tx } from '../../../../server/db';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import type { Door } from '../../domain/door';
import { lockedActiveAdmins } from '../../settings/data';

/**
 * Before somebody of the staff is shut out: it is not oneself, and somebody stays who can run the shop. The admins are
 * locked first, all of them in one order, so that two who shut each other out do not both succeed.
 */
export async function keepAnAdmin(tx: Tx, actor: Person, door: Door, uuid: string): Promise<void> {
  if (door !== 'admins') return;
  const admins = await lockedActiveAdmins(tx);
  if (uuid === actor.userId) throw new AppError('own_account');
  if (!admins.some((id) => id !== uuid)) throw new AppError('last_admin');
}
