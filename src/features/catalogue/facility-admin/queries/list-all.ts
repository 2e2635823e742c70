import type { Ctx } from '../../../../server/context';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { facilitiesBy, toFacilityRow } from '../data';
import type { AllFacilitiesInput, FacilityRowView } from '../schema';

/** Every place of the shop, as the staff search and sort them. */
export async function listAll({ db, locale }: Ctx, input: AllFacilitiesInput): Promise<Page<FacilityRowView>> {
  const { total, rows } = await facilitiesBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toFacilityRow(row, locale)),
  );
}
