import { forgetChanged, lockFigures, storedFigures, storeFigures } from '@/features/reports/figures/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Db } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** Counted within seconds even if each day has thousands of orders. */
const DAYS_AT_ONCE = 30;

/** Stores the current figures of a span's past days, and returns the last stored day. */
export async function storedUntil(db: Db, span: Span): Promise<Day> {
  const { until, isComplete } = await storedFigures(db, span);
  for (let isOpen = !isComplete; isOpen; )
    isOpen = await db.$transaction(async (tx) => {
      await lockFigures(tx);
      await forgetChanged(tx);
      return storeFigures(tx, span, DAYS_AT_ONCE);
    });
  return until;
}
