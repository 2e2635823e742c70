import { holdPictures } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/**
 * For whoever puts pictures to use: they are kept from being tidied away until the transaction ends. Refused, at the
 * field, are those that are gone, and those of others that are not `known` as being shown there already.
 */
export async function usePictures(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'> & { actor: Person },
  { field, ids, existing = [] }: { field: string; ids: string[]; existing?: string[] },
): Promise<void> {
  const held = await holdPictures(tx, ids);
  const mayUse = ({ id, ownerId }: { id: string; ownerId: string | null }) =>
    ownerId === actor.userId || existing.includes(id);
  if (ids.some((id) => !held.some((picture) => picture.id === id && mayUse(picture)))) {
    throw fieldError(field, 'invalid.picture_unknown');
  }
}
