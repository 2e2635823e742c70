import { productsBy, toProductRow } from '@/features/catalogue/products/admin/data';
import type { AllProductsInput, ProductRow } from '@/features/catalogue/products/admin/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

/** Includes unpublished products, for staff. */
export async function listAll({ db, locale }: Ctx, input: AllProductsInput): Promise<Page<ProductRow>> {
  const { total, rows } = await productsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toProductRow(row, locale)),
  );
}
