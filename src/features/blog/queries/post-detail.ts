import type { Ctx } from '../../../server/context';
import { AppError } from '../../../shared/errors';
import { postSlugNow, publicPosts, toPost } from '../data';
import { relatedTo } from '../domain/related';
import type { PostDetail } from '../schema';

/** A published post with what to read next; one that was renamed says where it is now. */
export async function post({ db, locale, now }: Ctx, slug: string): Promise<PostDetail | { moved_to: string }> {
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
