import { record } from '@/features/audit/commands/record';
import {
  changeClosure,
  factsOf,
  labelOf,
  lockClosure,
  toClosureWithOrders,
} from '@/features/availability/admin/closures/data';
import type { ClosureWithOrders, UpdateClosureInput } from '@/features/availability/admin/closures/schema';
import { startingBefore } from '@/features/availability/domain/schedule';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

export function updateClosure(
  ctx: Ctx,
  { uuid, updated_at, ...input }: UpdateClosureInput,
): Promise<ClosureWithOrders> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockClosure(tx, uuid);
    if (!before) throw new AppError('not_found');
    expectVersion(before, updated_at);
    await lockSpan(tx, startingBefore(input));
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
