import type { Tx } from '@/server/database/db';
import type { BackupRun, BackupSettings } from '@/server/generated/prisma/client';
import type { Keep } from './domain/retention';
import { type BackupFailure, backupFailures, type CheckFailure, checkFailures } from './schema';

const ONLY = { id: 1 };
const defaults: Keep = { daily: 7, weekly: 4, monthly: 12 };

export const readSettings = (db: Tx): Promise<BackupSettings | null> => db.backupSettings.findUnique({ where: ONLY });

export const keepOf = (settings: BackupSettings | null): Keep =>
  settings
    ? { daily: settings.keepDaily, weekly: settings.keepWeekly, monthly: settings.keepMonthly }
    : { ...defaults };

type Change = Partial<Omit<BackupSettings, 'id'>>;

export const writeSettings = (tx: Tx, change: Change): Promise<BackupSettings> =>
  tx.backupSettings.upsert({ where: ONLY, create: { ...ONLY, ...change }, update: change });

/** Serialises requests, so that two presses start one backup. */
export async function lockRuns(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('backup_runs'))`;
}

/** A run whose job was given up, because its worker died each time, will not end by itself. */
export const failLostRuns = (tx: Tx, now: Date): Promise<number> => tx.$executeRaw`
  UPDATE backup_runs SET state = 'failed', failure = 'failed', finished_at = ${now}
  WHERE state IN ('waiting', 'running') AND NOT EXISTS (
    SELECT FROM graphile_worker._private_jobs
    WHERE key = 'backups.run:' || backup_runs.id AND (attempts < max_attempts OR locked_at IS NOT NULL)
  )`;

export const openRun = (db: Tx): Promise<BackupRun | null> =>
  db.backupRun.findFirst({ where: { state: { in: ['waiting', 'running'] } }, orderBy: { createdAt: 'desc' } });

export const latestDone = (db: Tx): Promise<BackupRun | null> =>
  db.backupRun.findFirst({ where: { state: 'done' }, orderBy: { createdAt: 'desc' } });

/** The latest run that ended, if it failed. */
export async function latestFailed(db: Tx): Promise<BackupRun | null> {
  const run = await db.backupRun.findFirst({
    where: { state: { in: ['done', 'failed'] } },
    orderBy: { createdAt: 'desc' },
  });
  return run?.state === 'failed' ? run : null;
}

export const runById = (db: Tx, id: string): Promise<BackupRun | null> => db.backupRun.findUnique({ where: { id } });

export const insertRun = (tx: Tx, createdAt: Date): Promise<BackupRun> => tx.backupRun.create({ data: { createdAt } });

export const startRun = (db: Tx, id: string) =>
  db.backupRun.update({ where: { id }, data: { state: 'running', progress: 0, failure: null } });

export const setProgress = (db: Tx, id: string, progress: number) =>
  db.backupRun.updateMany({ where: { id, state: 'running' }, data: { progress } });

export const finishRun = (db: Tx, id: string, { name, bytes }: { name: string; bytes: number }, finishedAt: Date) =>
  db.backupRun.update({
    where: { id },
    data: { state: 'done', name, bytes: BigInt(bytes), progress: 100, failure: null, finishedAt },
  });

export const failRun = (db: Tx, id: string, failure: BackupFailure, finishedAt: Date) =>
  db.backupRun.update({ where: { id }, data: { state: 'failed', failure, finishedAt } });

export const runsNamed = (db: Tx, names: string[]): Promise<BackupRun[]> =>
  db.backupRun.findMany({ where: { name: { in: names } } });

/** A backup of before a restore has no run of its own. */
export const recordCheck = (
  db: Tx,
  { name, bytes, at }: { name: string; bytes: number; at: Date },
  checked: { checkedAt: Date; checkFailure: CheckFailure | null },
) =>
  db.backupRun.upsert({
    where: { name },
    create: { state: 'done', name, bytes: BigInt(bytes), progress: 100, createdAt: at, finishedAt: at, ...checked },
    update: checked,
  });

/** Deletes the rows of files that are gone, and of old failures. */
export const deleteRunsWithoutFile = (db: Tx, names: string[], failedBefore: Date) =>
  db.backupRun.deleteMany({
    where: {
      OR: [
        { state: 'done', name: { notIn: names } },
        { state: 'failed', createdAt: { lt: failedBefore } },
      ],
    },
  });

export const erasedIds = async (db: Tx): Promise<string[]> =>
  (await db.user.findMany({ where: { erasedAt: { not: null } }, select: { id: true }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  );

const oneOf = <Code extends string>(codes: readonly Code[], stored: string | null): Code | undefined =>
  codes.find((code) => code === stored);

/** A later release may have stored a code that is unknown here. */
export const failureOf = (run: BackupRun): BackupFailure => oneOf(backupFailures, run.failure) ?? 'failed';
export const checkFailureOf = (run: BackupRun): CheckFailure | null =>
  run.checkFailure === null ? null : (oneOf(checkFailures, run.checkFailure) ?? 'failed');
