import { facilityBySlug, toFacilityView } from '@/features/catalogue/facilities/admin/data';
import type { FacilityView } from '@/features/catalogue/facilities/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function getFacility({ db }: Ctx, slug: string): Promise<FacilityView> {
  const row = await facilityBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toFacilityView(row);
}
