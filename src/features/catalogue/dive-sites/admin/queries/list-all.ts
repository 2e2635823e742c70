import { diveSitesBy, toDiveSiteRow } from '@/features/catalogue/dive-sites/admin/data';
import type { AllDiveSitesInput, DiveSiteRowView } from '@/features/catalogue/dive-sites/admin/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listAll({ db, locale }: Ctx, input: AllDiveSitesInput): Promise<Page<DiveSiteRowView>> {
  const { total, rows } = await diveSitesBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toDiveSiteRow(row, locale)),
  );
}
