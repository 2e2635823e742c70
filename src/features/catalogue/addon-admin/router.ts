import { translator } from '../../../i18n/translate';
import { adminProcedure, router } from '../../../server/trpc';
import { toldView } from '../../../shared/told';
import { z } from '../../../shared/zod';
import { offerAddOns, updateAddOn } from './commands/change-add-on';
import { createAddOn } from './commands/create-add-on';
import { removeAddOn } from './commands/remove-add-on';
import { getAddOn, listAddOns } from './queries/add-ons';
import {
  addOnInput,
  addOnRows,
  addOnView,
  allAddOnsInput,
  offerAddOnsInput,
  updateAddOnInput,
  whichAddOn,
} from './schema';

/** What can be booked with a product, as the staff keep it. */
export const addOnAdminRouter = router({
  list: adminProcedure
    .input(allAddOnsInput)
    .output(addOnRows)
    .query(({ ctx, input }) => listAddOns(ctx, input)),
  get: adminProcedure
    .input(whichAddOn)
    .output(addOnView)
    .query(({ ctx, input }) => getAddOn(ctx, input.uuid)),
  create: adminProcedure
    .input(addOnInput)
    .output(addOnView)
    .mutation(({ ctx, input }) => createAddOn(ctx, input)),
  update: adminProcedure
    .input(updateAddOnInput)
    .output(addOnView)
    .mutation(({ ctx, input }) => updateAddOn(ctx, input)),
  offer: adminProcedure
    .input(offerAddOnsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => offerAddOns(ctx, input)),
  remove: adminProcedure
    .input(whichAddOn)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await removeAddOn(ctx, input.uuid);
      const t = await translator(ctx.locale, 'office');
      return { message: t('addOn.removed') };
    }),
});
