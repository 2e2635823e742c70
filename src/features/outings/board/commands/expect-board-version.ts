import { boardVersion } from '@/features/outings/board/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

/** Refuses what was decided about another state of the day; without a version, as from a script, the current one counts. */
export async function expectBoardVersion(tx: Tx, date: Day, seen: string | undefined): Promise<void> {
  if (seen !== undefined && (await boardVersion(tx, date)) !== seen) throw new AppError('changed_meanwhile');
}
