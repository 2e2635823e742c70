import { locationBySlug, toLocationView } from '@/features/catalogue/dive-sites/admin/data';
import type { LocationView } from '@/features/catalogue/dive-sites/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function getLocation({ db }: Ctx, slug: string): Promise<LocationView> {
  const row = await locationBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toLocationView(row);
}
