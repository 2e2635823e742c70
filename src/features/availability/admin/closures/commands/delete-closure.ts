import { record } from '@/features/audit/commands/record';
import { deleteClosure as deleteRow, factsOf, labelOf } from '@/features/availability/admin/closures/data';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { requireClosure } from './require-closure';

/** The days become bookable again, subject to the cut-off and the weekly plan. */
export function deleteClosure(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await requireClosure(tx, uuid);
    await deleteRow(tx, uuid);
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'closure',
      entityId: uuid,
      label: labelOf(before),
      before: factsOf(before),
    });
    await pagesChanged(tx, ['departures']);
  });
}
