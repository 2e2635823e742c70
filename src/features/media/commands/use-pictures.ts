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
  /** Those that the entity already shows. */
  existing?: (string | null)[];
};

/** The pictures of an entity that shows one at most. */
export const oneAtMost = (uuid: string | null | undefined, focus?: FocusPoint | undefined): Aimed[] =>
  uuid ? [{ uuid, focus }] : [];

/**
 * Protects pictures from the tidy job until the transaction ends. Refuses, at the field, pictures that do not exist and
 * those of other users, except the `existing` ones. A focal point that comes along is stored with its picture.
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
    // The caller reports its own entity; a copy of a product shows the same pictures.
    if (focus && (await setFocus(tx, uuid, focus)) > 1) await pagesChanged(tx, ['everything']);
  }
}
