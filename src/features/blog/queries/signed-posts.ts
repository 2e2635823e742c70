import type { Tx } from '../../../server/db';
import { signedBy } from '../data';

/** For the export of a person's data. */
export const signedPosts = async (db: Tx, userId: string) =>
  (await signedBy(db, userId)).map(({ slug, author }) => ({ slug, author }));
