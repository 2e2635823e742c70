import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { postBySlug, toStaffView } from '../data';
import type { StaffPostView } from '../schema';

export async function staffPost({ db, now }: Pick<Ctx, 'db' | 'now'>, slug: string): Promise<StaffPostView> {
  const row = await postBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toStaffView(row, now);
}
