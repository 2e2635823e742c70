import { showAll, sortAll } from '@/features/catalogue/commands/listing';
import { createFacility } from '@/features/catalogue/facilities/admin/commands/create-facility';
import { facilityListing } from '@/features/catalogue/facilities/admin/commands/facility-listing';
import { removeFacility } from '@/features/catalogue/facilities/admin/commands/remove-facility';
import { updateFacility } from '@/features/catalogue/facilities/admin/commands/update-facility';
import { getFacility } from '@/features/catalogue/facilities/admin/queries/get-facility';
import { listAll } from '@/features/catalogue/facilities/admin/queries/list-all';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  allFacilitiesInput,
  createFacilityInput,
  facilityRef,
  facilityRows,
  facilityView,
  showFacilitiesInput,
  sortFacilitiesInput,
  updateFacilityInput,
} from './schema';

const done = z.void();

export const facilityAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allFacilitiesInput)
    .output(facilityRows)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: staffProcedure('catalogue')
    .input(facilityRef)
    .output(facilityView)
    .query(({ ctx, input }) => getFacility(ctx, input.slug)),
  create: staffProcedure('catalogue')
    .input(createFacilityInput)
    .output(facilityView)
    .mutation(({ ctx, input }) => createFacility(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateFacilityInput)
    .output(facilityView)
    .mutation(({ ctx, input }) => updateFacility(ctx, input)),
  show: staffProcedure('catalogue')
    .input(showFacilitiesInput)
    .output(done)
    .mutation(({ ctx, input }) => showAll(ctx, facilityListing, input.slugs, input.active)),
  sort: staffProcedure('catalogue')
    .input(sortFacilitiesInput)
    .output(done)
    .mutation(({ ctx, input }) => sortAll(ctx, facilityListing, input.slugs)),
  remove: staffProcedure('catalogue')
    .input(facilityRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeFacility(ctx, input.slug);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('facility.notice.removed') };
    }),
});
