import path from 'node:path';
import { env } from '@/env';
import {
  checkFailureOf,
  failureOf,
  keepOf,
  latestDone,
  latestFailed,
  openRun,
  readSettings,
  runsNamed,
} from '@/features/backups/data';
import { isOverdue } from '@/features/backups/domain/overdue';
import { type BackupsView, backupsView, latestBackup, type StoredBackupView } from '@/features/backups/schema';
import type { Ctx } from '@/server/api/context';
import { openTarget } from '@/server/backup/open-target';
import { storedBackups } from '@/server/backup/target';
import type { Tx } from '@/server/database/db';
import { log } from '@/server/process/log';

const isBesideData = (): boolean =>
  !env.BACKUP_URL && `${env.BACKUP_DIR}${path.sep}`.startsWith(`${env.DATA_DIR}${path.sep}`);

async function listed(db: Tx): Promise<StoredBackupView[]> {
  const stored = await storedBackups(openTarget(env));
  const runs = await runsNamed(
    db,
    stored.map(({ name }) => name),
  );
  return stored.map(({ name, bytes, at }) => {
    const run = runs.find((one) => one.name === name);
    return {
      name,
      created_at: at.toISOString(),
      bytes,
      checked_at: run?.checkedAt?.toISOString() ?? null,
      check_failure: run ? checkFailureOf(run) : null,
    };
  });
}

/** Shows the settings of backups even while their folder or bucket cannot be read. */
export async function backupsOf({ db }: Ctx): Promise<BackupsView> {
  const [settings, open, failed, backups] = await Promise.all([
    readSettings(db),
    openRun(db),
    latestFailed(db),
    listed(db).catch((err: unknown) => {
      log.warn({ err }, 'the backups cannot be listed');
      return null;
    }),
  ]);
  const { recipient, keyCreatedAt, keyConfirmedAt } = settings ?? {};
  return backupsView.parse({
    key:
      recipient && keyCreatedAt && keyConfirmedAt
        ? { recipient, created_at: keyCreatedAt.toISOString(), confirmed_at: keyConfirmedAt.toISOString() }
        : null,
    keep: keepOf(settings),
    location: openTarget(env).location,
    beside_data: isBesideData(),
    running: open && { progress: open.progress, created_at: open.createdAt.toISOString() },
    failed: failed && { at: (failed.finishedAt ?? failed.createdAt).toISOString(), reason: failureOf(failed) },
    backups,
  });
}

/** Reads the database alone, because every visit to the dashboard asks. */
export async function latestOf({ db, now }: Ctx) {
  const [settings, run] = await Promise.all([readSettings(db), latestDone(db)]);
  return latestBackup.parse({
    has_key: Boolean(settings?.recipient),
    latest: run && { at: run.createdAt.toISOString(), bytes: Number(run.bytes ?? 0) },
    overdue: isOverdue(run?.createdAt ?? null, now),
  });
}
