import { record } from '@/features/audit/commands/record';
import {
  type AddOnWithDetails,
  changeAddOn,
  factsOf,
  lockAddOn,
  nameOf,
  toAddOnView,
} from '@/features/catalogue/add-ons/admin/data';
import type { AddOnChange, AddOnView } from '@/features/catalogue/add-ons/admin/schema';
import { addOnChanged } from '@/features/catalogue/add-ons/commands/add-on-changed';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import { requireRights } from '@/server/api/require-rights';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

async function taken(tx: Tx, uuid: string): Promise<AddOnWithDetails> {
  const row = await lockAddOn(tx, uuid);
  if (!row) throw new AppError('not_found');
  return row;
}

async function change(tx: Tx, ctx: Ctx, before: AddOnWithDetails, patch: AddOnChange): Promise<AddOnWithDetails> {
  const after = await changeAddOn(tx, before.id, patch, nextVersion([before], ctx.now));
  await record(tx, {
    ctx,
    action: 'update',
    entity: 'add_on',
    entityId: before.id,
    label: nameOf(after),
    before: factsOf(before),
    after: factsOf(after),
  });
  await addOnChanged(tx, before.id);
  return after;
}

/**
 * Refuses the change if the add-on has changed since the caller read it; also refuses a new price without
 * the right `money`.
 */
export function updateAddOn(
  ctx: Ctx & { actor: Person },
  { uuid, version, ...patch }: AddOnChange & { uuid: string; version?: string | undefined },
): Promise<AddOnView> {
  return ctx.db.$transaction(async (tx) => {
    const before = await taken(tx, uuid);
    expectVersion(before, version);
    if (patch.price !== undefined && patch.price !== before.price) requireRights(ctx.actor, 'money');
    await usePictures(tx, ctx, {
      field: 'picture',
      pictures: oneAtMost(patch.picture),
      existing: [before.pictureId],
    });
    return toAddOnView(await change(tx, ctx, before, patch), ctx.locale);
  });
}

/** Activates or deactivates all add-ons, or none if one does not exist. */
export function offerAddOns(ctx: Ctx, { uuids, active }: { uuids: string[]; active: boolean }): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    for (const uuid of [...new Set(uuids)].sort()) {
      const before = await taken(tx, uuid);
      if (before.active !== active) await change(tx, ctx, before, { active });
    }
  });
}
