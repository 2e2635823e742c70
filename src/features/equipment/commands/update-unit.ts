import { changeUnit, isTagTaken, servicedOf } from '@/features/equipment/data';
import { getUnit } from '@/features/equipment/queries/get-unit';
import type { UnitChange, UnitView } from '@/features/equipment/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { recordUnit } from './record-unit';
import { requireTests } from './require-tests';
import { requireUnit } from './require-unit';

/** Refuses an outdated version. */
export async function updateUnit(ctx: Ctx, { uuid, version, ...patch }: UnitChange): Promise<UnitView> {
  try {
    return await ctx.db.$transaction(async (tx) => {
      const before = await requireUnit(tx, uuid);
      expectVersion(before, version);
      requireTests({ ...servicedOf(before), ...patch });
      const after = await changeUnit(tx, before, patch, nextVersion([before], ctx.now));
      await recordUnit(tx, ctx, { before, after });
      return getUnit({ db: tx, now: ctx.now }, after.id);
    });
  } catch (error) {
    if (isTagTaken(error)) throw fieldError('tag', 'invalid.tags_taken', { tags: patch.tag });
    throw error;
  }
}
