import { postBySlug, toStaffView } from '@/features/blog/admin/data';
import type { StaffPostView } from '@/features/blog/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function staffPost({ db, now }: Pick<Ctx, 'db' | 'now'>, slug: string): Promise<StaffPostView> {
  const row = await postBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toStaffView(row, now);
}
