import { diveSiteBySlug, toDiveSiteView } from '@/features/catalogue/dive-sites/admin/data';
import type { DiveSiteView } from '@/features/catalogue/dive-sites/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function getDiveSite({ db }: Ctx, slug: string): Promise<DiveSiteView> {
  const row = await diveSiteBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toDiveSiteView(row);
}
