import { showAll, sortAll } from '@/features/catalogue/commands/shelf';
import { createLocation } from '@/features/catalogue/dive-sites/admin/commands/create-location';
import { locationShelf } from '@/features/catalogue/dive-sites/admin/commands/location-shelf';
import { removeLocation } from '@/features/catalogue/dive-sites/admin/commands/remove-location';
import { updateLocation } from '@/features/catalogue/dive-sites/admin/commands/update-location';
import { getLocation } from '@/features/catalogue/dive-sites/admin/queries/get-location';
import { listAll } from '@/features/catalogue/dive-sites/admin/queries/list-all';
import { translator } from '@/i18n/translate';
import { adminProcedure, router } from '@/server/api/trpc';
import { toldView } from '@/shared/schema/told';
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

/** Dive sites, as the staff writes, sorts and puts them away. */
export const locationAdminRouter = router({
  list: adminProcedure
    .input(allLocationsInput)
    .output(locationRows)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: adminProcedure
    .input(whichLocation)
    .output(locationView)
    .query(({ ctx, input }) => getLocation(ctx, input.slug)),
  create: adminProcedure
    .input(createLocationInput)
    .output(locationView)
    .mutation(({ ctx, input }) => createLocation(ctx, input)),
  update: adminProcedure
    .input(updateLocationInput)
    .output(locationView)
    .mutation(({ ctx, input }) => updateLocation(ctx, input)),
  show: adminProcedure
    .input(showLocationsInput)
    .output(done)
    .mutation(({ ctx, input }) => showAll(ctx, locationShelf, input.slugs, input.active)),
  sort: adminProcedure
    .input(sortLocationsInput)
    .output(done)
    .mutation(({ ctx, input }) => sortAll(ctx, locationShelf, input.slugs)),
  remove: adminProcedure
    .input(whichLocation)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await removeLocation(ctx, input.slug);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('location.done.removed') };
    }),
});
