import { record } from '@/features/audit/commands/record';
import { factsOf, insertClosure, labelOf } from '@/features/availability/admin/closures/data';
import type { ClosureInput } from '@/features/availability/admin/closures/schema';
import { startingBefore } from '@/features/availability/domain/schedule';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Adds a closure in the caller's transaction; existing bookings stay valid. */
export async function addClosure(tx: Tx, ctx: Ctx, input: ClosureInput) {
  await lockSpan(tx, startingBefore(input));
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
  return made;
}
