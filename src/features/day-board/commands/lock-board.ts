import { makeDay } from '@/features/day-board/data';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/**
 * Locks a day until the transaction ends, creating it if necessary. Uses the same lock as a change of boats, since the
 * day's seat limits are recounted afterwards.
 */
export async function lockBoard(tx: Tx, date: Day): Promise<void> {
  await lockSpan(tx, { from: date, to: date });
  await makeDay(tx, date);
}
