import { type BoatWithDetails, changeBoat, toBoatView } from '@/features/fleet/admin/data';
import type { ActivateBoatsInput, BoatPatch, ChangedBoat, UpdateBoatInput } from '@/features/fleet/admin/schema';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import type { NowShort } from '@/features/outings/counting/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { requireBoat } from './require-boat';

async function change(tx: Tx, ctx: Ctx, before: BoatWithDetails, patch: BoatPatch): Promise<BoatWithDetails> {
  const after = await changeBoat(tx, before.id, patch, nextVersion([before], ctx.now));
  await recordBoat(tx, ctx, { action: 'update', before, after });
  return after;
}

/** True if the change affects which departures the boat can carry. */
const carriesOtherwise = (before: BoatWithDetails, after: BoatWithDetails): boolean =>
  before.kind !== after.kind ||
  before.seats !== after.seats ||
  before.active !== after.active ||
  before.areas.toSorted().join() !== after.areas.toSorted().join();

/** Refuses an outdated version. */
export function updateBoat(
  ctx: Ctx & { actor: Person },
  { uuid, version, ...patch }: UpdateBoatInput,
): Promise<ChangedBoat> {
  return ctx.db.$transaction(async (tx) => {
    const coming = { from: dayAt(ctx.now), to: null };
    await lockSpan(tx, coming);
    const before = await requireBoat(tx, uuid);
    expectVersion(before, version);
    await usePictures(tx, ctx, {
      field: 'picture',
      pictures: oneAtMost(patch.picture),
      existing: [before.pictureId],
    });
    const after = await change(tx, ctx, before, patch);
    const short = carriesOtherwise(before, after) ? await recountDays(tx, coming) : [];
    return { ...toBoatView(after, dayAt(ctx.now)), short: await shortNotice(ctx, short) };
  });
}

/** Activates or deactivates all boats, or none if one does not exist. */
export function activateBoats(ctx: Ctx, { uuids, active }: ActivateBoatsInput): Promise<NowShort> {
  return ctx.db.$transaction(async (tx) => {
    const coming = { from: dayAt(ctx.now), to: null };
    await lockSpan(tx, coming);
    for (const uuid of [...uuids].sort()) {
      const before = await requireBoat(tx, uuid);
      if (before.active !== active) await change(tx, ctx, before, { active });
    }
    return { short: await shortNotice(ctx, await recountDays(tx, coming)) };
  });
}
