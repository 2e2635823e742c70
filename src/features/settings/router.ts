import { saveSection } from '@/features/settings/commands/save-section';
import { settings } from '@/features/settings/queries/settings';
import { router, staffProcedure } from '@/server/api/trpc';
import { saveIdentityInput, settingsView } from './schema';

/** Who the shop is and how it sells. */
export const shopRouter = router({
  get: staffProcedure('settings')
    .output(settingsView)
    .query(({ ctx }) => settings(ctx)),
  save_identity: staffProcedure('settings')
    .input(saveIdentityInput)
    .output(settingsView)
    .mutation(({ ctx, input }) => saveSection(ctx, 'identity', input)),
});
