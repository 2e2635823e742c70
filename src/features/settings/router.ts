import { updateSection } from '@/features/settings/commands/update-section';
import { settingsOf } from '@/features/settings/data';
import { router, staffProcedure } from '@/server/api/trpc';
import { currentShop } from '@/server/shop/current-shop';
import {
  counterMethodsView,
  settingsView,
  updateAgenciesInput,
  updateCounterInput,
  updateFeesInput,
  updateIdentityInput,
  updateInvoicesInput,
  updateLanguagesInput,
  updateMailsInput,
  updatePapersInput,
  updatePickupInput,
  updateProofInput,
  updateRefundsInput,
  updateSellingInput,
} from './schema';

export const shopRouter = router({
  get: staffProcedure('settings')
    .output(settingsView)
    .query(({ ctx }) => settingsOf(ctx.db)),
  counter_methods: staffProcedure('orders')
    .output(counterMethodsView)
    .query(async ({ ctx }) => (await currentShop(ctx.db)).counter),
  save_identity: staffProcedure('settings')
    .input(updateIdentityInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'identity', input)),
  save_selling: staffProcedure('settings')
    .input(updateSellingInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'selling', input)),
  save_pickup: staffProcedure('settings')
    .input(updatePickupInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'pickup', input)),
  save_languages: staffProcedure('settings')
    .input(updateLanguagesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'languages', input)),
  save_counter: staffProcedure('settings')
    .input(updateCounterInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'counter', input)),
  save_invoices: staffProcedure('settings')
    .input(updateInvoicesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'invoices', input)),
  save_refunds: staffProcedure('settings')
    .input(updateRefundsInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'refunds', input)),
  save_mails: staffProcedure('settings')
    .input(updateMailsInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'mails', input)),
  save_proof: staffProcedure('settings')
    .input(updateProofInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'proof', input)),
  save_agencies: staffProcedure('settings')
    .input(updateAgenciesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'agencies', input)),
  save_papers: staffProcedure('settings')
    .input(updatePapersInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'papers', input)),
  save_fees: staffProcedure('settings')
    .input(updateFeesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSection(ctx, 'fees', input)),
});
