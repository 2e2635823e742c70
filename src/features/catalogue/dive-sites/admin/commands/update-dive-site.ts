import { moveTo, recordUpdated, requireUnchanged } from '@/features/catalogue/commands/listing';
import { changeDiveSite, toDiveSiteView } from '@/features/catalogue/dive-sites/admin/data';
import type { DiveSiteChange, DiveSiteView } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { diveSiteListing } from './dive-site-listing';

/** Changes the given fields; refuses if the site has changed since the caller read it. */
export function updateDiveSite(ctx: Ctx & { actor: Person }, input: DiveSiteChange): Promise<DiveSiteView> {
  const { slug, version, ...patch } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await requireUnchanged(tx, diveSiteListing, { slug, version });
    await usePictures(tx, ctx, {
      field: 'pictures',
      pictures: patch.pictures ?? [],
      existing: before.images.map(({ mediaId }) => mediaId),
    });
    await moveTo(tx, ctx, 'location', before, patch.new_slug);
    const after = await changeDiveSite(tx, before.id, patch, nextVersion([before], ctx.now));
    await recordUpdated(tx, ctx, diveSiteListing, { before, after });
    return toDiveSiteView(after);
  });
}
