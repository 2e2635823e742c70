import { publicPosts, toPost } from '@/features/blog/data';
import type { PostCard } from '@/features/blog/schema';
import type { Ctx } from '@/server/api/context';

export async function listPosts({ db, locale, now, shows }: Ctx, page: number): Promise<PostCard[]> {
  await shows('posts');
  return (await publicPosts(db, now, page)).map((row) => toPost(row, locale).card);
}
