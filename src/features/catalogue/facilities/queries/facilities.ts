import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import type { FacilityDetail } from '../../schema';
import { activeFacilities, activeFacility, facilitySlugNow, toFacilityDetail } from '../data';

export const listFacilities = async ({ db, locale }: Ctx): Promise<FacilityDetail[]> =>
  (await activeFacilities(db)).map((row) => toFacilityDetail(row, locale));

/** A place of the shop's own; one that was renamed says where it is now. */
export async function facility({ db, locale }: Ctx, slug: string): Promise<FacilityDetail | { moved_to: string }> {
  const row = await activeFacility(db, slug);
  if (row) return toFacilityDetail(row, locale);
  const now = await facilitySlugNow(db, slug);
  if (!now) throw new AppError('not_found');
  return { moved_to: now };
}
