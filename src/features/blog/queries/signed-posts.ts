import { signedBy } from '@/features/blog/data';
import type { Tx } from '@/server/database/db';

export const signedPosts = async (db: Tx, userId: string) =>
  (await signedBy(db, userId)).map(({ slug, author }) => ({ slug, author }));
