import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { facilityBySlug, toFacilityView } from '../data';
import type { FacilityView } from '../schema';

export async function getFacility({ db }: Ctx, slug: string): Promise<FacilityView> {
  const row = await facilityBySlug(db, slug);
  if (!row) throw new AppError('not_found');
  return toFacilityView(row);
}
