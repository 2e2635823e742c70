import { lockReports, reportedSpan, unreportedEntries } from '@/features/payments/cash/data';
import { cashSums } from '@/features/payments/cash/domain/cash-sums';
import { toMovementView } from '@/features/payments/movements/queries/list-movements';
import { unreportedTillEntries } from '@/features/payments/till/data';
import { expectedCash } from '@/features/payments/till/domain/till-sums';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import { type Day, dayAt } from '@/shared/time/days';

/** Locks the till and reads what the day's report covers; refuses a day that has not started or is closed. */
export async function lockOpenDay(tx: Tx, date: Day, now: Date) {
  if (date > dayAt(now)) throw fieldError('date', 'invalid.date_in_future');
  await lockReports(tx);
  const span = await reportedSpan(tx);
  if (span && date <= span.last) throw new AppError('cash_closed');
  const from = span?.first ?? date;
  const entries = await unreportedEntries(tx, from, date);
  const tillEntries = await unreportedTillEntries(tx, from, date);
  const { taken } = cashSums(entries.map(toMovementView));
  return { entries, tillEntries, expected: expectedCash(taken, tillEntries) };
}
