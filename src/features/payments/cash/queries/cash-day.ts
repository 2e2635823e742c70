import {
  entriesOfReport,
  reportBefore,
  reportedSpan,
  reportOf,
  unreportedEntries,
} from '@/features/payments/cash/data';
import { cashSums } from '@/features/payments/cash/domain/cash-sums';
import type { CashDay } from '@/features/payments/cash/schema';
import { toMovementView } from '@/features/payments/movements/queries/list-movements';
import { countsOf, tillEntriesOfReport, unreportedTillEntries } from '@/features/payments/till/data';
import { expectedCash } from '@/features/payments/till/domain/till-sums';
import { sumsOfTill, toTillCountView, toTillEntryView } from '@/features/payments/till/queries/till-views';
import type { Ctx } from '@/server/api/context';
import { type Day, dayAt, laterDay, plusDays } from '@/shared/time/days';
import { toClosedCash } from './closed-cash';

type Span = { first: Day; last: Day } | null;

/** Day whose report covers a movement recorded now: the next day once today is closed. */
export const currentDay = (span: Span, now: Date): Day =>
  span ? laterDay(dayAt(now), plusDays(span.last, 1)) : dayAt(now);

async function rowsOf(db: Ctx['db'], date: Day, span: Span) {
  const report = await reportOf(db, date);
  if (report)
    return { report, entries: await entriesOfReport(db, report.id), till: await tillEntriesOfReport(db, report.id) };
  if (span && date < span.last) return { report, entries: [], till: [] };
  // A transaction that started before the last closing and committed after it is at most a day older.
  const firstOpen = span && laterDay(span.first, plusDays(span.last, -1));
  const from = firstOpen && firstOpen < date ? firstOpen : date;
  return {
    report,
    entries: await unreportedEntries(db, from, date),
    till: await unreportedTillEntries(db, from, date),
  };
}

/** Counter movements of a day; an open day also has those recorded after the previous day was closed. */
export async function cashDayOf({ db, now }: Pick<Ctx, 'db' | 'now'>, date: Day): Promise<CashDay> {
  const span = await reportedSpan(db);
  const { report, till, ...rows } = await rowsOf(db, date, span);
  const before = await reportBefore(db, date);
  const counts = await countsOf(db, [date]);
  const entries = rows.entries.map(toMovementView);
  const { taken, ...sums } = cashSums(entries);
  return {
    date,
    closed: report && toClosedCash({ report, till, counts }),
    passed: !report && span !== null && date < span.last,
    current: date === currentDay(span, now),
    till: {
      ...sumsOfTill(till),
      taken,
      left_before: before?.leftInTill ?? null,
      entries: till.map(toTillEntryView),
      counts: counts.map(toTillCountView),
    },
    expected: expectedCash(taken, till),
    ...sums,
    entries,
  };
}
