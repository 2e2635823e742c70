import { env } from '@/env';
import { recordCheck } from '@/features/backups/data';
import { type CheckFailure, checkFailures } from '@/features/backups/schema';
import { checkInScratch } from '@/server/backup/check-in-scratch';
import { openTarget } from '@/server/backup/open-target';
import { storedBackups } from '@/server/backup/target';
import type { JobCtx } from '@/server/jobs/job';
import { readClock } from '@/server/process/clock';
import { log } from '@/server/process/log';

/** Restores the newest backup into a scratch database, checks it, and records the result. */
export async function checkNewest({ db }: JobCtx): Promise<void> {
  const [newest] = await storedBackups(openTarget(env));
  if (!newest) return;
  const { outcome, output } = await checkInScratch(newest.name);
  const checkFailure: CheckFailure | null =
    outcome === 'ok' ? null : (checkFailures.find((code) => code === outcome) ?? 'failed');
  if (checkFailure) log.error({ backup: newest.name, output }, 'the newest backup cannot be restored');
  await recordCheck(db, newest, { checkedAt: readClock(), checkFailure });
}
