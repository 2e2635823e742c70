import type { Ctx } from '../../../../server/context';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import { AppError } from '../../../../shared/errors';
import { expectVersion, nextVersion } from '../../../../shared/versions';
import { record } from '../../../audit/commands/record';
import { changeClosure, factsOf, labelOf, lockClosure, toClosureView } from '../data';
import type { ClosureView, UpdateClosureInput } from '../schema';

export function updateClosure(ctx: Ctx, { uuid, updated_at, ...input }: UpdateClosureInput): Promise<ClosureView> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockClosure(tx, uuid);
    if (!before) throw new AppError('not_found');
    expectVersion(before, updated_at);
    const after = await changeClosure(tx, uuid, input, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      thing: 'closure',
      thingId: uuid,
      label: labelOf(after),
      before: factsOf(before),
      after: factsOf(after),
    });
    await pagesChanged(tx, ['departures']);
    return toClosureView(tx, after);
  });
}
