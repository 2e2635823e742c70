import { env } from '@/env';
import { checkNewest } from '@/features/backups/commands/check-newest';
import { listErased } from '@/features/backups/commands/list-erased';
import { runBackup } from '@/features/backups/commands/run-backup';
import { startNightlyBackup } from '@/features/backups/commands/start-backup';
import { openTarget } from '@/server/backup/open-target';
import { defineJob } from '@/server/jobs/job';
import { z } from '@/shared/schema/zod';
import { readSettings } from './data';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'backups.nightly': Record<string, never>;
    'backups.run': { runId: string };
    'backups.check': Record<string, never>;
    'backups.list_erased': Record<string, never>;
  }
}

const nothing = z.object({});

const nightly = defineJob({
  name: 'backups.nightly',
  lane: 'upkeep',
  payload: nothing,
  // 02:10 at the shop.
  cron: '10 18 * * *',
  run: startNightlyBackup,
});

const run = defineJob({
  name: 'backups.run',
  lane: 'upkeep',
  payload: z.strictObject({ runId: z.uuid() }),
  run: (ctx, { runId }) => runBackup(ctx, runId),
});

const check = defineJob({
  name: 'backups.check',
  lane: 'upkeep',
  payload: nothing,
  // 04:10 at the shop, on the second of each month.
  cron: '10 20 1 * *',
  run: checkNewest,
});

/** Runs after each erasure, so that the list is complete before the next backup. */
const erased = defineJob({
  name: 'backups.list_erased',
  lane: 'upkeep',
  payload: nothing,
  async run({ db }) {
    if ((await readSettings(db))?.recipient) await listErased(db, openTarget(env));
  },
});

export const backupJobs = [nightly, run, check, erased];
