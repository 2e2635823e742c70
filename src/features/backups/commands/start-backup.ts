import { record } from '@/features/audit/commands/record';
import { failLostRuns, insertRun, lockRuns, openRun, readSettings } from '@/features/backups/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobCtx } from '@/server/jobs/job';
import { AppError } from '@/shared/errors/errors';

/** A full disk or a lost connection may be over at the next try; the next night tries again anyway. */
const TRIES = 3;

async function queueRun(tx: Tx, now: Date): Promise<string | null> {
  await lockRuns(tx);
  await failLostRuns(tx, now);
  if (await openRun(tx)) return null;
  const { id } = await insertRun(tx, now);
  await enqueue(tx, 'backups.run', { runId: id }, { jobKey: `backups.run:${id}`, maxAttempts: TRIES });
  return id;
}

/** Starts a backup, unless one is waiting or being made. */
export const startBackup = (ctx: Ctx): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    if (!(await readSettings(tx))?.recipient) throw new AppError('backup_key_missing');
    const id = await queueRun(tx, ctx.now);
    if (id) await record(tx, { ctx, action: 'create', entity: 'backup', entityId: id, label: '' });
  });

/** Does nothing for a shop whose owner has no key yet. */
export const startNightlyBackup = ({ db, now }: JobCtx): Promise<void> =>
  db.$transaction(async (tx) => {
    if ((await readSettings(tx))?.recipient) await queueRun(tx, now);
  });
