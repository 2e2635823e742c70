import { saveKeep } from '@/features/backups/commands/save-keep';
import { confirmKey, saveKey } from '@/features/backups/commands/save-key';
import { startBackup } from '@/features/backups/commands/start-backup';
import { backupsOf, latestOf } from '@/features/backups/queries/backups';
import { router, staffProcedure } from '@/server/api/trpc';
import { ownerNeeds } from '@/shared/schema/rights';
import { backupsView, confirmKeyInput, keepInput, latestBackup, saveKeyInput } from './schema';

/** A backup contains everything, so only staff with every right handle it. */
export const backupsRouter = router({
  get: staffProcedure(ownerNeeds)
    .output(backupsView)
    .query(({ ctx }) => backupsOf(ctx)),
  latest: staffProcedure(ownerNeeds)
    .output(latestBackup)
    .query(({ ctx }) => latestOf(ctx)),
  start: staffProcedure(ownerNeeds)
    .output(backupsView)
    .mutation(async ({ ctx }) => {
      await startBackup(ctx);
      return backupsOf(ctx);
    }),
  save_key: staffProcedure(ownerNeeds)
    .input(saveKeyInput)
    .output(backupsView)
    .mutation(async ({ ctx, input }) => {
      await saveKey(ctx, input);
      return backupsOf(ctx);
    }),
  confirm_key: staffProcedure(ownerNeeds)
    .input(confirmKeyInput)
    .output(backupsView)
    .mutation(async ({ ctx, input }) => {
      await confirmKey(ctx, input.ending);
      return backupsOf(ctx);
    }),
  save_keep: staffProcedure(ownerNeeds)
    .input(keepInput)
    .output(backupsView)
    .mutation(async ({ ctx, input }) => {
      await saveKeep(ctx, input);
      return backupsOf(ctx);
    }),
});
