import { record } from '@/features/audit/commands/record';
import { changeClosure, factsOf, labelOf, toClosureWithOrders } from '@/features/availability/admin/closures/data';
import type { ClosureWithOrders, UpdateClosureInput } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { requireClosure } from './require-closure';

export function updateClosure(
  ctx: Ctx,
  { uuid, updated_at, ...input }: UpdateClosureInput,
): Promise<ClosureWithOrders> {
  return ctx.db.$transaction(async (tx) => {
    const before = await requireClosure(tx, uuid, input);
    expectVersion(before, updated_at);
    const after = await changeClosure(tx, uuid, input, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'closure',
      entityId: uuid,
      label: labelOf(after),
      before: factsOf(before),
      after: factsOf(after),
    });
    await pagesChanged(tx, ['departures']);
    return toClosureWithOrders(tx, after, ctx.locale);
  });
}
