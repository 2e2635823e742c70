import { entriesOfReport, reportedSpan, reportOf, unreportedEntries } from '@/features/payments/cash/data';
import { cashSums } from '@/features/payments/cash/domain/cash-sums';
import type { CashDay } from '@/features/payments/cash/schema';
import { toMovementView } from '@/features/payments/movements/queries/list-movements';
import type { Ctx } from '@/server/api/context';
import { type Day, laterDay, plusDays } from '@/shared/time/days';
import { toClosedCash } from './closed-cash';

/** What was moved at the counter on a day; on an open one also what came in after the day before it was closed. */
export async function cashDayOf({ db }: Pick<Ctx, 'db'>, date: Day): Promise<CashDay> {
  const [report, span] = [await reportOf(db, date), await reportedSpan(db)];
  const passed = !report && span !== null && date < span.last;
  // What began before the last day was closed and was written after it is at most a day older.
  const firstOpen = span && laterDay(span.first, plusDays(span.last, -1));
  const from = firstOpen && firstOpen < date ? firstOpen : date;
  const rows = report ? await entriesOfReport(db, report.id) : passed ? [] : await unreportedEntries(db, from, date);
  const entries = rows.map(toMovementView);
  return { date, closed: report && toClosedCash(report), passed, ...cashSums(entries), entries };
}
