import { showAll, sortAll } from '@/features/catalogue/commands/listing';
import { createLocation } from '@/features/catalogue/dive-sites/admin/commands/create-location';
import { locationListing } from '@/features/catalogue/dive-sites/admin/commands/location-listing';
import { removeLocation } from '@/features/catalogue/dive-sites/admin/commands/remove-location';
import { updateLocation } from '@/features/catalogue/dive-sites/admin/commands/update-location';
import { getLocation } from '@/features/catalogue/dive-sites/admin/queries/get-location';
import { listAll } from '@/features/catalogue/dive-sites/admin/queries/list-all';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  allLocationsInput,
  createLocationInput,
  locationRows,
  locationView,
  showLocationsInput,
  sortLocationsInput,
  updateLocationInput,
  whichLocation,
} from './schema';

const done = z.void();

export const locationAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allLocationsInput)
    .output(locationRows)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: staffProcedure('catalogue')
    .input(whichLocation)
    .output(locationView)
    .query(({ ctx, input }) => getLocation(ctx, input.slug)),
  create: staffProcedure('catalogue')
    .input(createLocationInput)
    .output(locationView)
    .mutation(({ ctx, input }) => createLocation(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateLocationInput)
    .output(locationView)
    .mutation(({ ctx, input }) => updateLocation(ctx, input)),
  show: staffProcedure('catalogue')
    .input(showLocationsInput)
    .output(done)
    .mutation(({ ctx, input }) => showAll(ctx, locationListing, input.slugs, input.active)),
  sort: staffProcedure('catalogue')
    .input(sortLocationsInput)
    .output(done)
    .mutation(({ ctx, input }) => sortAll(ctx, locationListing, input.slugs)),
  remove: staffProcedure('catalogue')
    .input(whichLocation)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeLocation(ctx, input.slug);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('location.done.removed') };
    }),
});
