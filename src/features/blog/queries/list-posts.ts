import type { Ctx } from '../../../server/context';
import { publicPosts, toPost } from '../data';
import type { PostCard } from '../schema';

/** The published posts, the newest first. */
export const listPosts = async ({ db, locale, now }: Ctx): Promise<PostCard[]> =>
  (await publicPosts(db, now)).map((row) => toPost(row, locale).card);
