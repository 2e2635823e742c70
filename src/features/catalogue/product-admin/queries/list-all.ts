import type { Ctx } from '../../../../server/context';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { productsBy, toProductRow } from '../data';
import type { AllProductsInput, ProductRow } from '../schema';

/** Everything the shop has on offer or had, as the staff search and sort it. */
export async function listAll({ db, locale }: Ctx, input: AllProductsInput): Promise<Page<ProductRow>> {
  const { total, rows } = await productsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toProductRow(row, locale)),
  );
}
