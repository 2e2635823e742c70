import { facilitiesBy, toFacilityRow } from '@/features/catalogue/facilities/admin/data';
import type { AllFacilitiesInput, FacilityRowView } from '@/features/catalogue/facilities/admin/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listAll({ db, locale }: Ctx, input: AllFacilitiesInput): Promise<Page<FacilityRowView>> {
  const { total, rows } = await facilitiesBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toFacilityRow(row, locale)),
  );
}
