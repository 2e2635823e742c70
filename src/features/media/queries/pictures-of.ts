import { picturesOfOwner } from '@/features/media/data';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';

export const picturesOf = async (db: Tx, userId: string) =>
  (await picturesOfOwner(db, userId)).map((picture) => ({
    ...toPictureView(picture),
    sent_at: picture.createdAt.toISOString(),
  }));
