import { boatsBy, toBoatRow } from '@/features/fleet/admin/data';
import type { BoatRow, BoatsInput } from '@/features/fleet/admin/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import { dayAt } from '@/shared/time/days';

export async function listBoats({ db, now }: Ctx, input: BoatsInput): Promise<Page<BoatRow>> {
  const today = dayAt(now);
  const { total, rows } = await boatsBy(db, input, { today, ...rowsOf(input) });
  return toPage(
    input,
    total,
    rows.map((row) => toBoatRow(row, today)),
  );
}
