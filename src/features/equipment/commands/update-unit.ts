import { changeUnit, isTagTaken, servicedOf, viewsOf } from '@/features/equipment/data';
import type { UnitChange, UnitView } from '@/features/equipment/schema';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';
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
      const [view] = await viewsOf(tx, [after], dayAt(ctx.now));
      if (!view) throw new AppError('not_found');
      return view;
    });
  } catch (error) {
    if (isTagTaken(error)) throw fieldError('tag', 'invalid.tags_taken', { tags: patch.tag });
    throw error;
  }
}
