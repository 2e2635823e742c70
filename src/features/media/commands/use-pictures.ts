import { holdPictures } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/**
 * Protects pictures from the tidy job until the transaction ends. Refuses, at the field, pictures that do not exist and
 * those of other users, except the `known` ones that the entity already shows.
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
