import { record } from '@/features/audit/commands/record';
import {
  changeAddOn,
  factsOf,
  lockAddOn,
  nameOf,
  toAddOnView,
  type WholeAddOn,
} from '@/features/catalogue/add-ons/admin/data';
import type { AddOnChange, AddOnView } from '@/features/catalogue/add-ons/admin/schema';
import { addOnChanged } from '@/features/catalogue/add-ons/commands/add-on-changed';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

async function taken(tx: Tx, uuid: string): Promise<WholeAddOn> {
  const row = await lockAddOn(tx, uuid);
  if (!row) throw new AppError('not_found');
  return row;
}

async function change(tx: Tx, ctx: Ctx, before: WholeAddOn, said: AddOnChange): Promise<WholeAddOn> {
  const after = await changeAddOn(tx, before.id, said, nextVersion([before], ctx.now));
  await record(tx, {
    ctx,
    action: 'update',
    thing: 'add_on',
    thingId: before.id,
    label: nameOf(after),
    before: factsOf(before),
    after: factsOf(after),
  });
  await addOnChanged(tx, before.id);
  return after;
}

/** Changes what was said, if nobody else changed it since it was looked at. */
export function updateAddOn(
  ctx: Ctx,
  { uuid, version, ...said }: AddOnChange & { uuid: string; version?: string | undefined },
): Promise<AddOnView> {
  return ctx.db.$transaction(async (tx) => {
    const before = await taken(tx, uuid);
    expectVersion(before, version);
    return toAddOnView(await change(tx, ctx, before, said), ctx.locale);
  });
}

/** Offers several with their products again, or no longer: all of them, or none when one is not there. */
export function offerAddOns(ctx: Ctx, { uuids, active }: { uuids: string[]; active: boolean }): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    for (const uuid of [...new Set(uuids)].sort()) {
      const before = await taken(tx, uuid);
      if (before.active !== active) await change(tx, ctx, before, { active });
    }
  });
}
