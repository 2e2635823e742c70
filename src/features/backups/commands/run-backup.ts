import { readFile } from 'node:fs/promises';
import { env } from '@/env';
import {
  deleteRunsWithoutFile,
  failRun,
  finishRun,
  keepOf,
  readSettings,
  runById,
  setProgress,
  startRun,
} from '@/features/backups/data';
import { backupsToKeep, type Keep } from '@/features/backups/domain/retention';
import type { BackupFailure } from '@/features/backups/schema';
import { recipientOf } from '@/server/backup/encryption';
import { installationKey } from '@/server/backup/installation-key';
import { openTarget } from '@/server/backup/open-target';
import { type BackupTarget, nameOfBackup, storedBackups, TargetFault } from '@/server/backup/target';
import { type ArchiveSource, writeArchive } from '@/server/backup/write-archive';
import type { Db } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { readClock } from '@/server/process/clock';
import { log } from '@/server/process/log';
import { openStorage } from '@/server/storage/open-storage';
import { listErased } from './list-erased';

const REPORT_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const FAILURES_SHOWN_DAYS = 30;

const appVersion = async (): Promise<string> => JSON.parse(await readFile('package.json', 'utf8')).version;

const failureOf = (error: unknown): BackupFailure =>
  error instanceof TargetFault ? (error.kind === 'full' ? 'target_full' : 'target_unreachable') : 'failed';

/** Stores the progress of a run about once a second. */
function reporter(db: Db, id: string): ArchiveSource['report'] {
  let reportedAt = performance.now();
  return (share) => {
    if (performance.now() - reportedAt < REPORT_MS) return;
    reportedAt = performance.now();
    setProgress(db, id, Math.min(99, Math.floor(share * 100))).catch((err: unknown) =>
      log.warn({ err }, 'the progress of a backup cannot be stored'),
    );
  };
}

async function sourceOf(db: Db, id: string, createdAt: Date): Promise<ArchiveSource> {
  const { NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_OLD_KEYS, SANDBOX_WEBHOOK_SECRET } = env;
  const storage = openStorage();
  return {
    databaseUrl: env.DATABASE_DIRECT_URL,
    app: await appVersion(),
    createdAt,
    secrets: {
      ...{ NEXTAUTH_SECRET, DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_OLD_KEYS: [...DATA_ENCRYPTION_OLD_KEYS] },
      ...(SANDBOX_WEBHOOK_SECRET && { SANDBOX_WEBHOOK_SECRET }),
    },
    readPicture: (key) => storage.get(key),
    report: reporter(db, id),
  };
}

async function removeOld(db: Db, target: BackupTarget, keep: Keep): Promise<void> {
  const stored = await storedBackups(target);
  const keeping = backupsToKeep(stored, keep);
  for (const { name } of stored) if (!keeping.has(name)) await target.remove(name);
  const longAgo = new Date(readClock().getTime() - FAILURES_SHOWN_DAYS * DAY_MS);
  await deleteRunsWithoutFile(db, [...keeping], longAgo);
}

/** Makes one backup and removes those that are no longer kept. */
export async function runBackup({ db, now }: JobCtx, runId: string): Promise<void> {
  const [run, settings] = await Promise.all([runById(db, runId), readSettings(db)]);
  if (!run || run.state === 'done') return;
  if (!settings?.recipient) return void (await failRun(db, runId, 'no_key', now));
  await startRun(db, runId);
  const target = openTarget(env);
  const name = nameOfBackup(now);
  try {
    const recipients = [settings.recipient, await recipientOf(await installationKey(env.DATA_DIR))];
    const source = await sourceOf(db, runId, now);
    const bytes = await writeArchive(source, recipients, (archive) => target.write(name, archive));
    await listErased(db, target);
    await finishRun(db, runId, { name, bytes }, readClock());
  } catch (error) {
    await failRun(db, runId, failureOf(error), readClock());
    throw error;
  }
  await removeOld(db, target, keepOf(settings)).catch((err: unknown) =>
    log.warn({ err }, 'old backups cannot be removed'),
  );
}
