import { lockDaysWithin } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/**
 * Locks the days of a span, which has no end without `to`: nobody sells a seat on them until the transaction ends. Taken
 * before any row that a claim may refer to.
 */
export async function lockSpan(tx: Tx, span: { from: Day; to: Day | null }): Promise<void> {
  await lockDaysWithin(tx, span);
}
