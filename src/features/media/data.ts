import { pictureUrl } from '@/features/media/domain/address';
import type { Tx } from '@/server/database/db';
import type { Media, Prisma } from '@/server/generated/prisma/client';
import type { PictureView } from './schema';

export type StoredPicture = Media;
type NewPicture = Pick<Media, 'key' | 'ownerId' | 'width' | 'height' | 'bytes' | 'sentBytes' | 'placeholder'>;

export const insertPicture = (db: Tx, picture: NewPicture, now: Date): Promise<Media> =>
  db.media.create({ data: { ...picture, createdAt: now } });

export const pictureOfOwner = (db: Tx, id: string, ownerId: string): Promise<Media | null> =>
  db.media.findFirst({ where: { id, ownerId } });

export const picturesOfOwner = (db: Tx, ownerId: string): Promise<Media[]> =>
  db.media.findMany({ where: { ownerId }, orderBy: { createdAt: 'asc' } });

/** Nothing of the product shows it. Every relation that shows pictures is named here; a test compares. */
export const unused = {
  avatarOf: null,
  productImages: { none: {} },
  locationImages: { none: {} },
  facilities: { none: {} },
  posts: { none: {} },
  postPictures: { none: {} },
} satisfies Prisma.MediaWhereInput;

const MOST_AT_ONCE = 500;

/**
 * Takes unused pictures away and answers with their keys. They are locked before they are looked at again: whoever
 * is just putting one to use is waited for, and then it is seen to be used.
 */
export async function takeUnused(
  tx: Tx,
  which: Pick<Prisma.MediaWhereInput, 'createdAt' | 'ownerId'>,
): Promise<string[]> {
  const found = await tx.media.findMany({
    where: { ...which, ...unused },
    select: { id: true },
    take: MOST_AT_ONCE,
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

/** Those of the pictures that are there; they stay so until the transaction ends. */
export const holdPictures = (tx: Tx, ids: string[]): Promise<Pick<Media, 'id' | 'ownerId'>[]> =>
  tx.$queryRaw`SELECT id, owner_id AS "ownerId" FROM media WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;

export const toPictureView = ({ id, key, width, height }: Media): PictureView => ({
  uuid: id,
  url: pictureUrl(key),
  width,
  height,
});
