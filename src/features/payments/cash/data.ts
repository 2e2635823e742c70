import { entryParts, type MovementRow } from '@/features/payments/movements/data';
import type { Tx } from '@/server/database/db';
import type { CashReport, Prisma } from '@/server/generated/prisma/client';
import { type Day, momentOf, plusDays, toDate, toDay } from '@/shared/time/days';
import type { CashReportsInput } from './schema';

const withCloser = {
  closedBy: { select: { id: true, firstName: true, lastName: true, erasedAt: true } },
} satisfies Prisma.CashReportInclude;
export type ReportRow = Prisma.CashReportGetPayload<{ include: typeof withCloser }>;

/**
 * Serialises opening, counting and closing the till, because all of them read the entries that no report covers yet.
 */
export const lockReports = (tx: Tx) => tx.$executeRaw`LOCK TABLE cash_reports IN SHARE ROW EXCLUSIVE MODE`;

export const reportOf = (db: Tx, date: Day): Promise<ReportRow | null> =>
  db.cashReport.findUnique({ where: { date: toDate(date) }, include: withCloser });

/** The closing before a day; null if there is none. */
export const reportBefore = (db: Tx, date: Day) =>
  db.cashReport.findFirst({ where: { date: { lt: toDate(date) } }, orderBy: { date: 'desc' } });

/** Days of the first and the last report; null if there are none. */
export async function reportedSpan(db: Tx): Promise<{ first: Day; last: Day } | null> {
  const { _min, _max } = await db.cashReport.aggregate({ _min: { date: true }, _max: { date: true } });
  return _min.date && _max.date ? { first: toDay(_min.date), last: toDay(_max.date) } : null;
}

export async function findReports(db: Tx, { sort }: CashReportsInput, rows: { skip: number; take: number }) {
  const orderBy = { date: sort === 'date' ? 'asc' : 'desc' } as const;
  const [found, total] = await Promise.all([
    db.cashReport.findMany({ orderBy, ...rows, include: withCloser }),
    db.cashReport.count(),
  ]);
  return { rows: found, total };
}

/** Includes gateway payments that staff refunded in cash, because that cash left the till too. */
const onSite = {
  OR: [{ kind: { in: ['on_site', 'on_site_refund', 'on_site_reversal'] } }, { kind: 'refund', method: { not: null } }],
} satisfies Prisma.LedgerEntryWhereInput;
const oldestFirst = [{ at: 'asc' }, { id: 'asc' }] satisfies Prisma.LedgerEntryOrderByWithRelationInput[];

export const entriesOfReport = (db: Tx, reportId: string): Promise<MovementRow[]> =>
  db.ledgerEntry.findMany({ where: { cashReport: { reportId } }, include: entryParts, orderBy: oldestFirst });

/** On-site movements between two days, inclusive, that no report covers yet. */
export const unreportedEntries = (db: Tx, from: Day, to: Day): Promise<MovementRow[]> =>
  db.ledgerEntry.findMany({
    where: {
      ...onSite,
      at: { gte: momentOf(from, '00:00'), lt: momentOf(plusDays(to, 1), '00:00') },
      cashReport: null,
    },
    include: entryParts,
    orderBy: oldestFirst,
  });

type NewReport = Omit<CashReport, 'id'> & { entryIds: string[]; tillEntryIds: string[] };

const covering = (ids: readonly string[]) => ({ create: ids.map((entryId) => ({ entryId })) });

export const insertReport = (tx: Tx, { entryIds, tillEntryIds, ...report }: NewReport): Promise<ReportRow> =>
  tx.cashReport.create({
    data: { ...report, entries: covering(entryIds), tillEntries: covering(tillEntryIds) },
    include: withCloser,
  });
