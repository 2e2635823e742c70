import { unitsBy, viewsOf } from '@/features/equipment/data';
import type { UnitsInput, UnitView } from '@/features/equipment/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import { dayAt } from '@/shared/time/days';

export async function listUnits({ db, now }: Ctx, input: UnitsInput): Promise<Page<UnitView>> {
  const today = dayAt(now);
  const { total, rows } = await unitsBy(db, input, today, rowsOf(input));
  return toPage(input, total, await viewsOf(db, rows, today));
}
