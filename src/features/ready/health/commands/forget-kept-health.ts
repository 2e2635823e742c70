import { deleteOutcome, deleteOutcomesOf } from '@/features/ready/health/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';

/** Forgets an outcome of the account's own people. */
export async function forgetKeptHealth({ db, actor }: Ctx & { actor: Person }, uuid: string): Promise<void> {
  const { count } = isUuid(uuid) ? await deleteOutcome(db, actor.userId, uuid) : { count: 0 };
  if (count === 0) throw new AppError('not_found');
}

export async function eraseKeptHealth(tx: Tx, userId: string): Promise<readonly string[]> {
  await deleteOutcomesOf(tx, userId);
  return [];
}
