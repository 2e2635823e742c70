import { findReports, type ReportRow } from '@/features/payments/cash/data';
import type { CashReportsInput, ClosedCash } from '@/features/payments/cash/schema';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';
import { fullName } from '@/shared/locale/name-order';
import { toDay } from '@/shared/time/days';

export const toClosedCash = ({ closedBy, ...report }: ReportRow): ClosedCash => ({
  date: toDay(report.date),
  expected: report.expected,
  counted: report.counted,
  difference: report.counted - report.expected,
  note: report.note,
  closed_by: closedBy && { uuid: closedBy.id, name: closedBy.erasedAt ? '' : fullName(closedBy) },
  closed_at: report.closedAt.toISOString(),
});

export async function closedDays({ db }: Pick<Ctx, 'db'>, input: CashReportsInput) {
  const { rows, total } = await findReports(db, input, rowsOf(input));
  return toPage(input, total, rows.map(toClosedCash));
}
