import { createAddOn } from '@/features/catalogue/add-ons/admin/commands/create-add-on';
import { removeAddOn } from '@/features/catalogue/add-ons/admin/commands/remove-add-on';
import { offerAddOns, updateAddOn } from '@/features/catalogue/add-ons/admin/commands/update-add-on';
import { getAddOn, listAddOns } from '@/features/catalogue/add-ons/admin/queries/add-ons';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  addOnInput,
  addOnRef,
  addOnRows,
  addOnView,
  allAddOnsInput,
  offerAddOnsInput,
  updateAddOnInput,
} from './schema';

export const addOnAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allAddOnsInput)
    .output(addOnRows)
    .query(({ ctx, input }) => listAddOns(ctx, input)),
  get: staffProcedure('catalogue')
    .input(addOnRef)
    .output(addOnView)
    .query(({ ctx, input }) => getAddOn(ctx, input.uuid)),
  create: staffProcedure({ allOf: ['catalogue', 'money'] })
    .input(addOnInput)
    .output(addOnView)
    .mutation(({ ctx, input }) => createAddOn(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateAddOnInput)
    .output(addOnView)
    .mutation(({ ctx, input }) => updateAddOn(ctx, input)),
  offer: staffProcedure('catalogue')
    .input(offerAddOnsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => offerAddOns(ctx, input)),
  remove: staffProcedure('catalogue')
    .input(addOnRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeAddOn(ctx, input.uuid);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('addOn.removed') };
    }),
});
