import { record } from '@/features/audit/commands/record';
import { factsOf, insertClosure, labelOf, toClosureView } from '@/features/availability/admin/closures/data';
import type { ClosureInput, ClosureView } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Existing bookings stay valid; the result counts their divers. */
export function createClosure(ctx: Ctx, input: ClosureInput): Promise<ClosureView> {
  return ctx.db.$transaction(async (tx) => {
    const made = await insertClosure(tx, input, ctx.now);
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'closure',
      entityId: made.id,
      label: labelOf(made),
      after: factsOf(made),
    });
    await pagesChanged(tx, ['departures']);
    return toClosureView(tx, made);
  });
}
