import { translator } from '../../../i18n/translate';
import { adminProcedure, router } from '../../../server/trpc';
import { toldView } from '../../../shared/told';
import { z } from '../../../shared/zod';
import { showAll, sortAll } from '../commands/shelf';
import { createLocation } from './commands/create-location';
import { locationShelf } from './commands/location-shelf';
import { removeLocation } from './commands/remove-location';
import { updateLocation } from './commands/update-location';
import { getLocation } from './queries/get-location';
import { listAll } from './queries/list-all';
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
