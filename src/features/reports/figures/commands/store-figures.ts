import { lockFigures, removeChangedFigures, storedFigures, storeFigures } from '@/features/reports/figures/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Db } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** As many are counted within seconds where a day has thousands of orders. */
const DAYS_AT_ONCE = 30;

/** Stores the figures of a span's past days as they are now; returns the last day that is stored. */
export async function storedUntil(db: Db, span: Span): Promise<Day> {
  const { until, isComplete } = await storedFigures(db, span);
  for (let isOpen = !isComplete; isOpen; )
    isOpen = await db.$transaction(async (tx) => {
      await lockFigures(tx);
      await removeChangedFigures(tx);
      return storeFigures(tx, span, DAYS_AT_ONCE);
    });
  return until;
}
