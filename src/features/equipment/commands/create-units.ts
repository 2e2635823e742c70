import { insertUnits, isTagTaken, tagsTaken, viewsOf } from '@/features/equipment/data';
import { nextTags } from '@/features/equipment/domain/next-tags';
import type { NewUnits, UnitView } from '@/features/equipment/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import { formatList } from '@/shared/locale/format-list';
import { dayAt } from '@/shared/time/days';
import { recordUnit } from './record-unit';
import { requireTests } from './require-tests';

async function requireFree({ db, locale }: Pick<Ctx, 'locale'> & { db: Tx }, tags: readonly string[]): Promise<void> {
  const taken = await tagsTaken(db, tags);
  if (taken.length > 0) throw fieldError('tag', 'invalid.tags_taken', { tags: formatList(locale, taken) });
}

/** Adds one unit, or several whose tags count up from the first; all or none. */
export async function createUnits(ctx: Ctx, { count, ...unit }: NewUnits): Promise<UnitView[]> {
  requireTests(unit);
  const tags = nextTags(unit.tag, count);
  if (!tags) throw fieldError('tag', 'invalid.tag_without_number');
  try {
    return await ctx.db.$transaction(async (tx) => {
      await requireFree({ ...ctx, db: tx }, tags);
      const made = await insertUnits(
        tx,
        tags.map((tag) => ({ ...unit, tag })),
        ctx.now,
      );
      for (const after of made) await recordUnit(tx, ctx, { after });
      return viewsOf(tx, made, dayAt(ctx.now));
    });
  } catch (error) {
    // Somebody else has just taken one of the tags.
    if (isTagTaken(error)) await requireFree(ctx, tags);
    throw error;
  }
}
