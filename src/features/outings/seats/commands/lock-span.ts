import { lockDaysWithin } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/**
 * Locks the days of a span, open-ended without `to`, against sales until the transaction ends. Take this lock before
 * any row that a claim may refer to.
 */
export async function lockSpan(tx: Tx, span: { from: Day; to: Day | null }): Promise<void> {
  await lockDaysWithin(tx, span);
}
