import type { Ctx } from '../../../../server/context';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { locationsBy, toLocationRow } from '../data';
import type { AllLocationsInput, LocationRowView } from '../schema';

/** Every site of the shop, as the staff search and sort them. */
export async function listAll({ db, locale }: Ctx, input: AllLocationsInput): Promise<Page<LocationRowView>> {
  const { total, rows } = await locationsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toLocationRow(row, locale)),
  );
}
