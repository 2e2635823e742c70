import { setFocus, shareLockPictures } from '@/features/media/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import type { FocusPoint } from '@/shared/schema/focus-point';

type Aimed = { uuid: string; focus?: FocusPoint | undefined };
type Used = {
  field: string;
  pictures: Aimed[];
  /** Pictures that the entity already shows. */
  existing?: (string | null)[];
};

/** For an entity with at most one picture. */
export const oneAtMost = (uuid: string | null | undefined, focus?: FocusPoint | undefined): Aimed[] =>
  uuid ? [{ uuid, focus }] : [];

/**
 * Protects pictures from the tidy job until the transaction ends and stores their focal points, if given. Refuses, at
 * the field, pictures that do not exist or belong to other users, except the `existing` ones.
 */
export async function usePictures(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'> & { actor: Person },
  { field, pictures, existing = [] }: Used,
): Promise<void> {
  const held = await shareLockPictures(
    tx,
    pictures.map(({ uuid }) => uuid),
  );
  const mayUse = ({ id, ownerId }: { id: string; ownerId: string | null }) =>
    ownerId === actor.userId || existing.includes(id);
  for (const { uuid } of pictures) {
    const picture = held.find(({ id }) => id === uuid);
    if (!picture) throw fieldError(field, 'invalid.picture_unknown');
    if (!mayUse(picture)) throw fieldError(field, 'invalid.picture_of_another');
  }
  for (const { uuid, focus } of pictures) {
    // The caller refreshes its own entity, but a copied product may show the same picture.
    if (focus && (await setFocus(tx, uuid, focus)) > 1) await pagesChanged(tx, ['everything']);
  }
}
