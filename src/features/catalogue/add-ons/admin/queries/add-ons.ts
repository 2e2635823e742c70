import { addOnById, addOnsBy, toAddOnRow, toAddOnView } from '@/features/catalogue/add-ons/admin/data';
import type { AddOnRow, AddOnView, AllAddOnsInput } from '@/features/catalogue/add-ons/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listAddOns({ db, locale }: Ctx, input: AllAddOnsInput): Promise<Page<AddOnRow>> {
  const { total, rows } = await addOnsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toAddOnRow(row, locale)),
  );
}

export async function getAddOn({ db, locale }: Ctx, uuid: string): Promise<AddOnView> {
  const row = await addOnById(db, uuid);
  if (!row) throw new AppError('not_found');
  return toAddOnView(row, locale);
}
