import { deleteOutcomesUntil, deleteUnreadable, destroyKeys } from '@/features/ready/health/data';
import { READABLE_DAYS } from '@/features/ready/health/domain/limits';
import type { JobCtx } from '@/server/jobs/job';
import { dayAt, plusDays } from '@/shared/time/days';

/**
 * Destroys health answers after the diving, and outcomes that no longer count. The keys go first and by themselves, so
 * that an interrupted run leaves nothing readable.
 */
export async function purgeHealth({ db, now }: JobCtx): Promise<void> {
  const today = dayAt(now);
  await destroyKeys(db, plusDays(today, -READABLE_DAYS), now);
  await db.$transaction(deleteUnreadable);
  await deleteOutcomesUntil(db, today);
}
