import {
  activeFacilities,
  activeFacility,
  facilitySlugNow,
  toFacilityDetail,
} from '@/features/catalogue/facilities/data';
import type { FacilityDetail } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function listFacilities({ db, locale, shows }: Ctx): Promise<FacilityDetail[]> {
  const rows = await activeFacilities(db);
  await shows('facilities', ...rows.map(({ slug }) => `facility:${slug}` as const));
  return rows.map((row) => toFacilityDetail(row, locale));
}

/** Returns a facility, or the new slug of a renamed one. */
export async function facility(
  { db, locale, shows }: Ctx,
  slug: string,
): Promise<FacilityDetail | { moved_to: string }> {
  // Also declared for a missing facility, so that a cached 'not found' page is invalidated once the facility exists.
  await shows(`facility:${slug}`);
  const row = await activeFacility(db, slug);
  if (row) return toFacilityDetail(row, locale);
  const now = await facilitySlugNow(db, slug);
  if (!now) throw new AppError('not_found');
  return { moved_to: now };
}
