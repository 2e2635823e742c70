import type { Ctx } from '../../../../server/context';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import { AppError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { deleteClosure as deleteRow, factsOf, labelOf, lockClosure } from '../data';

/** The days can be booked again, as far as the clock and the plan allow. */
export function deleteClosure(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockClosure(tx, uuid);
    if (!before) throw new AppError('not_found');
    await deleteRow(tx, uuid);
    await record(tx, {
      ctx,
      action: 'delete',
      thing: 'closure',
      thingId: uuid,
      label: labelOf(before),
      before: factsOf(before),
    });
    await pagesChanged(tx, ['departures']);
  });
}
