import type { Tx } from '@/server/database/db';
import type { Media, Prisma } from '@/server/generated/prisma/client';
import type { FocusPoint } from '@/shared/schema/focus-point';

export type StoredPicture = Media;
type NewPicture = Pick<Media, 'key' | 'ownerId' | 'width' | 'height' | 'bytes' | 'sentBytes' | 'placeholder'> &
  Partial<Pick<Media, 'focusX' | 'focusY'>>;

export const insertPicture = (db: Tx, picture: NewPicture, now: Date): Promise<Media> =>
  db.media.create({ data: { ...picture, createdAt: now } });

export const pictureOfOwner = (db: Tx, id: string, ownerId: string): Promise<Media | null> =>
  db.media.findFirst({ where: { id, ownerId } });

export const picturesOfOwner = (db: Tx, ownerId: string): Promise<Media[]> =>
  db.media.findMany({ where: { ownerId }, orderBy: { createdAt: 'asc' } });

/** Matches pictures that nothing shows; a test checks that every relation is listed here. */
export const unused = {
  avatarOf: null,
  productImages: { none: {} },
  locationImages: { none: {} },
  facilities: { none: {} },
  addOns: { none: {} },
  boats: { none: {} },
  posts: { none: {} },
  postPictures: { none: {} },
  crew: { none: {} },
  logoOf: { none: {} },
} satisfies Prisma.MediaWhereInput;

const MAX_AT_ONCE = 500;

/**
 * Deletes unused pictures and returns their keys. Locks them and checks again, so that a concurrent transaction that
 * starts to use one keeps it.
 */
export async function takeUnused(
  tx: Tx,
  which: Pick<Prisma.MediaWhereInput, 'createdAt' | 'ownerId'>,
): Promise<string[]> {
  const found = await tx.media.findMany({
    where: { ...which, ...unused },
    select: { id: true },
    take: MAX_AT_ONCE,
  });
  const ids = found.map(({ id }) => id);
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM media WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const taken = await tx.media.findMany({
    where: { id: { in: locked.map(({ id }) => id) }, ...unused },
    select: { id: true, key: true },
  });
  await tx.media.deleteMany({ where: { id: { in: taken.map(({ id }) => id) } } });
  return taken.map(({ key }) => key);
}

/** Locks those of the pictures that exist until the transaction ends. */
export const shareLockPictures = (tx: Tx, ids: string[]): Promise<Pick<Media, 'id' | 'ownerId'>[]> =>
  tx.$queryRaw`SELECT id, owner_id AS "ownerId" FROM media WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;

const shownBy = { productImages: true, locationImages: true, facilities: true, posts: true, crew: true };

/**
 * Stores the point that no crop may cut off; returns the number of entities that show the picture, or 0 if nothing
 * changed.
 */
export async function setFocus(tx: Tx, id: string, { x, y }: FocusPoint): Promise<number> {
  const { count } = await tx.media.updateMany({
    where: { id, NOT: { focusX: x, focusY: y } },
    data: { focusX: x, focusY: y },
  });
  if (count === 0) return 0;
  const { _count } = await tx.media.findUniqueOrThrow({ where: { id }, select: { _count: { select: shownBy } } });
  return Object.values(_count).reduce((sum, shown) => sum + shown, 0);
}
