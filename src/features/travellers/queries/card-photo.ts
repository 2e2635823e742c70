import { cardOf } from '@/features/travellers/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';

/** The photo of a card of the account's own people. */
export async function cardPhoto(
  { db, actor }: Ctx & { actor: Person },
  uuid: string,
): Promise<{ picture: string | null }> {
  const picture = z.uuid().safeParse(uuid).success ? await cardOf(db, actor.userId, uuid) : undefined;
  if (picture === undefined) throw new AppError('not_found');
  return { picture };
}
