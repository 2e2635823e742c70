import { boardVersion } from '@/features/day-board/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

/**
 * Refuses a decision based on an outdated version of the day, and returns the current version; a caller without a
 * version, such as a script, is accepted.
 */
export async function expectBoardVersion(tx: Tx, date: Day, seen: string | undefined): Promise<string> {
  const version = await boardVersion(tx, date);
  if (seen !== undefined && version !== seen)
    throw new AppError('changed_meanwhile', { fields: { version: [{ key: 'board.changed' }] } });
  return version;
}
