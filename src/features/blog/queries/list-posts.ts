import type { Ctx } from '../../../server/context';
import { publicPosts, toPost } from '../data';
import type { PostCard } from '../schema';

/** The published posts, the newest first. */
export async function listPosts({ db, locale, now, shows }: Ctx): Promise<PostCard[]> {
  await shows('posts');
  return (await publicPosts(db, now)).map((row) => toPost(row, locale).card);
}
