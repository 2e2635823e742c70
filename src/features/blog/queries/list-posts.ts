import type { Ctx } from '../../../server/context';
import { publicPosts, toPost } from '../data';
import type { PostCard } from '../schema';

/** A page of the published posts, the newest first. */
export async function listPosts({ db, locale, now, shows }: Ctx, page: number): Promise<PostCard[]> {
  await shows('posts');
  return (await publicPosts(db, now, page)).map((row) => toPost(row, locale).card);
}
