import { showAll, sortAll } from '@/features/catalogue/commands/listing';
import { createDiveSite } from '@/features/catalogue/dive-sites/admin/commands/create-dive-site';
import { diveSiteListing } from '@/features/catalogue/dive-sites/admin/commands/dive-site-listing';
import { removeDiveSite } from '@/features/catalogue/dive-sites/admin/commands/remove-dive-site';
import { updateDiveSite } from '@/features/catalogue/dive-sites/admin/commands/update-dive-site';
import { getDiveSite } from '@/features/catalogue/dive-sites/admin/queries/get-dive-site';
import { listAll } from '@/features/catalogue/dive-sites/admin/queries/list-all';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  allDiveSitesInput,
  createDiveSiteInput,
  diveSiteRef,
  diveSiteRows,
  diveSiteView,
  showDiveSitesInput,
  sortDiveSitesInput,
  updateDiveSiteInput,
} from './schema';

const done = z.void();

export const diveSiteAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allDiveSitesInput)
    .output(diveSiteRows)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: staffProcedure('catalogue')
    .input(diveSiteRef)
    .output(diveSiteView)
    .query(({ ctx, input }) => getDiveSite(ctx, input.slug)),
  create: staffProcedure('catalogue')
    .input(createDiveSiteInput)
    .output(diveSiteView)
    .mutation(({ ctx, input }) => createDiveSite(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateDiveSiteInput)
    .output(diveSiteView)
    .mutation(({ ctx, input }) => updateDiveSite(ctx, input)),
  show: staffProcedure('catalogue')
    .input(showDiveSitesInput)
    .output(done)
    .mutation(({ ctx, input }) => showAll(ctx, diveSiteListing, input.slugs, input.active)),
  sort: staffProcedure('catalogue')
    .input(sortDiveSitesInput)
    .output(done)
    .mutation(({ ctx, input }) => sortAll(ctx, diveSiteListing, input.slugs)),
  remove: staffProcedure('catalogue')
    .input(diveSiteRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeDiveSite(ctx, input.slug);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('location.notice.removed') };
    }),
});
