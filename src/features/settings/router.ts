import { saveSection } from '@/features/settings/commands/save-section';
import { settingsOf } from '@/features/settings/data';
import { router, staffProcedure } from '@/server/api/trpc';
import { currentShop } from '@/server/shop/current-shop';
import {
  counterMethodsView,
  saveCounterInput,
  saveIdentityInput,
  saveInvoicesInput,
  saveLanguagesInput,
  saveMailsInput,
  savePickupInput,
  saveProofInput,
  saveRefundsInput,
  saveSellingInput,
  settingsView,
} from './schema';

/** Who the shop is and how it sells. */
export const shopRouter = router({
  get: staffProcedure('settings')
    .output(settingsView)
    .query(({ ctx }) => settingsOf(ctx.db)),
  counter_methods: staffProcedure('orders')
    .output(counterMethodsView)
    .query(async ({ ctx }) => (await currentShop(ctx.db)).counter),
  save_identity: staffProcedure('settings')
    .input(saveIdentityInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'identity', input)),
  save_selling: staffProcedure('settings')
    .input(saveSellingInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'selling', input)),
  save_pickup: staffProcedure('settings')
    .input(savePickupInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'pickup', input)),
  save_languages: staffProcedure('settings')
    .input(saveLanguagesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'languages', input)),
  save_counter: staffProcedure('settings')
    .input(saveCounterInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'counter', input)),
  save_invoices: staffProcedure('settings')
    .input(saveInvoicesInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'invoices', input)),
  save_refunds: staffProcedure('settings')
    .input(saveRefundsInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'refunds', input)),
  save_mails: staffProcedure('settings')
    .input(saveMailsInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'mails', input)),
  save_proof: staffProcedure('settings')
    .input(saveProofInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'proof', input)),
});
