import { locationsBy, toLocationRow } from '@/features/catalogue/dive-sites/admin/data';
import type { AllLocationsInput, LocationRowView } from '@/features/catalogue/dive-sites/admin/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listAll({ db, locale }: Ctx, input: AllLocationsInput): Promise<Page<LocationRowView>> {
  const { total, rows } = await locationsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toLocationRow(row, locale)),
  );
}
