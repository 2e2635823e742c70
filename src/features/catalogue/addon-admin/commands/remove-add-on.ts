import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { addOnChanged } from '../../products/commands/add-on-changed';
import { deleteAddOn, factsOf, lockAddOn, nameOf } from '../data';

/** For good. Orders keep the name and the price of what was ordered. */
export function removeAddOn(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockAddOn(tx, uuid);
    if (!row) throw new AppError('not_found');
    await record(tx, {
      ctx,
      action: 'delete',
      thing: 'add_on',
      thingId: uuid,
      label: nameOf(row),
      before: factsOf(row),
    });
    await addOnChanged(tx, uuid);
    await deleteAddOn(tx, uuid);
  });
}
