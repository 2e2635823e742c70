import { requirements } from '@/features/catalogue/domain/requirements';
import { requirementRows } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** The requirements of products by id, including products no longer on offer. */
export async function requirementsOf(db: Tx, ids: string[]) {
  const rows = await requirementRows(db, ids);
  return new Map(
    rows.map(({ id, addOns, ...row }) => [
      id,
      { ...row, requirements: requirements.parse(row.requirements), hasGuide: addOns.length > 0 },
    ]),
  );
}
