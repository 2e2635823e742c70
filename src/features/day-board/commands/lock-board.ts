import { makeDay } from '@/features/day-board/data';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/**
 * Locks a day until the transaction ends, and makes it if there is none. It is locked as a change of boats is, since the
 * limits of its seats are counted again afterwards.
 */
export async function lockBoard(tx: Tx, date: Day): Promise<void> {
  await lockSpan(tx, { from: date, to: date });
  await makeDay(tx, date);
}
