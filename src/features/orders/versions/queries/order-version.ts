import { actorNames } from '@/features/orders/data/orders';
import { versionRow } from '@/features/orders/data/versions';
import type { OrderVersion } from '@/features/orders/versions/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isHolder } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';

/** Returns no personal data, so that a page can poll every few seconds without an entry in the audit log. */
export async function orderVersion({ db, actor }: Pick<Ctx, 'db' | 'actor'>, uuid: string): Promise<OrderVersion> {
  const row = z.uuid().safeParse(uuid).success ? await versionRow(db, uuid) : null;
  if (!row) throw new AppError('not_found');
  const { version, actorId } = row;
  const isOwn = isHolder(actor) && actor.userId === actorId;
  const name = actorId && !isOwn ? ((await actorNames(db, [actorId])).get(actorId) ?? null) : null;
  return { version, changed_by: name };
}
