import { findPosts, toStaffCard } from '@/features/blog/admin/data';
import type { PostsInput } from '@/features/blog/admin/schema';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';

export async function listAll({ db, now, locale }: Pick<Ctx, 'db' | 'now' | 'locale'>, input: PostsInput) {
  const { rows, total } = await findPosts(db, input, now, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toStaffCard(row, now, locale)),
  );
}
