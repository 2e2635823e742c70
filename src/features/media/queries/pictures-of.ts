import type { Tx } from '../../../server/db';
import { picturesOfOwner, toPictureView } from '../data';

/** For the export of a person's data. */
export const picturesOf = async (db: Tx, userId: string) =>
  (await picturesOfOwner(db, userId)).map((picture) => ({
    ...toPictureView(picture),
    sent_at: picture.createdAt.toISOString(),
  }));
