import { lockFigures, removeChangedFigures, storedFigures, storeFigures } from '@/features/reports/figures/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Db } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** Counting this many days takes seconds, even with thousands of orders a day. */
const DAYS_AT_ONCE = 30;

/** Stores the missing figures of a span's past days; returns the last day that may be stored. */
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
