import { findReports, type ReportRow } from '@/features/payments/cash/data';
import type { CashReportsInput, ClosedCash } from '@/features/payments/cash/schema';
import { countsOf, type TillCountRow, type TillEntryRow, tillEntriesByReport } from '@/features/payments/till/data';
import { expectedCash } from '@/features/payments/till/domain/till-sums';
import { personOf, sumsOfTill } from '@/features/payments/till/queries/till-views';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';
import { toDay } from '@/shared/time/days';

type Closed = {
  report: ReportRow;
  /** Till entries that the closing covers. */
  till: readonly TillEntryRow[];
  /** Counts of the covered days, latest first. */
  counts: readonly TillCountRow[];
};

export function toClosedCash({ report, till, counts }: Closed): ClosedCash {
  const { closedBy, expected, counted, leftInTill } = report;
  const date = toDay(report.date);
  const count = counts.find((one) => toDay(one.date) === date);
  return {
    date,
    ...sumsOfTill(till),
    taken: expected - expectedCash(0, till),
    expected,
    counted,
    difference: counted - expected,
    left_in_till: leftInTill,
    handed_over: leftInTill === null ? null : counted - leftInTill,
    note: report.note,
    counted_by: personOf(count?.countedBy ?? null),
    closed_by: personOf(closedBy),
    closed_at: report.closedAt.toISOString(),
  };
}

export async function closedDays({ db }: Pick<Ctx, 'db'>, input: CashReportsInput) {
  const { rows, total } = await findReports(db, input, rowsOf(input));
  const tillOf = await tillEntriesByReport(
    db,
    rows.map(({ id }) => id),
  );
  const counts = await countsOf(
    db,
    rows.map(({ date }) => toDay(date)),
  );
  return toPage(
    input,
    total,
    rows.map((report) => toClosedCash({ report, till: tillOf.get(report.id) ?? [], counts })),
  );
}
