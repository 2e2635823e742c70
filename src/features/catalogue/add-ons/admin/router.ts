import { offerAddOns, updateAddOn } from '@/features/catalogue/add-ons/admin/commands/change-add-on';
import { createAddOn } from '@/features/catalogue/add-ons/admin/commands/create-add-on';
import { removeAddOn } from '@/features/catalogue/add-ons/admin/commands/remove-add-on';
import { getAddOn, listAddOns } from '@/features/catalogue/add-ons/admin/queries/add-ons';
import { translator } from '@/i18n/translate';
import { adminProcedure, router } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  addOnInput,
  addOnRows,
  addOnView,
  allAddOnsInput,
  offerAddOnsInput,
  updateAddOnInput,
  whichAddOn,
} from './schema';

/** Staff endpoints for the extras that can be booked with a product. */
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
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeAddOn(ctx, input.uuid);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('addOn.removed') };
    }),
});
