import { record } from '@/features/audit/commands/record';
import { deleteAddOn, factsOf, lockAddOn, nameOf } from '@/features/catalogue/add-ons/admin/data';
import { addOnChanged } from '@/features/catalogue/add-ons/commands/add-on-changed';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Orders keep the name and price of a removed add-on. */
export function removeAddOn(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockAddOn(tx, uuid);
    if (!row) throw new AppError('not_found');
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'add_on',
      entityId: uuid,
      label: nameOf(row),
      before: factsOf(row),
    });
    await addOnChanged(tx, uuid);
    await deleteAddOn(tx, uuid);
  });
}
