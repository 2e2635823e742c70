import { postSlugNow, publicPost, publicPosts, toPost } from '@/features/blog/data';
import { relatedTo } from '@/features/blog/domain/related';
import type { PostDetail } from '@/features/blog/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Returns a published post with related posts; for a former slug, returns the current slug. */
export async function post({ db, locale, now, shows }: Ctx, slug: string): Promise<PostDetail | { moved_to: string }> {
  // Related posts are chosen from the newest posts, and the slug's tag also covers a cached 404 page.
  await shows('posts', `post:${slug}`);
  const row = await publicPost(db, slug, now);
  if (row) {
    const { card, body } = toPost(row, locale);
    const related = relatedTo(row, await publicPosts(db, now, 1)).map((other) => toPost(other, locale).card);
    return { ...card, body, related };
  }
  const moved = await postSlugNow(db, slug, now);
  if (!moved) throw new AppError('not_found');
  return { moved_to: moved };
}
