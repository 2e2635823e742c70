import type { Ctx } from '../../../server/context';
import { AppError } from '../../../shared/errors';
import { postSlugNow, publicPosts, toPost } from '../data';
import { relatedTo } from '../domain/related';
import type { PostDetail } from '../schema';

/** A published post with what to read next; one that was renamed says where it is now. */
export async function post({ db, locale, now, shows }: Ctx, slug: string): Promise<PostDetail | { moved_to: string }> {
  // What to read next is chosen from all posts, and a page that says there is none ends when there is one.
  await shows('posts', `post:${slug}`);
  const rows = await publicPosts(db, now);
  const row = rows.find((candidate) => candidate.slug === slug);
  if (row) {
    const { card, body } = toPost(row, locale);
    const related = relatedTo(row, rows).map((other) => toPost(other, locale).card);
    return { ...card, body, related };
  }
  const moved = await postSlugNow(db, slug, now);
  if (!moved) throw new AppError('not_found');
  return { moved_to: moved };
}
