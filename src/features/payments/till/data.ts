import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type Day, momentOf, plusDays, toDate } from '@/shared/time/days';

const person = {
  select: { id: true, firstName: true, lastName: true, erasedAt: true },
} satisfies Prisma.UserDefaultArgs;

const entryParts = {
  recordedBy: person,
  reverses: { select: { id: true, at: true } },
  reversal: { select: { id: true } },
  report: { select: { reportId: true } },
} satisfies Prisma.TillEntryInclude;
export type TillEntryRow = Prisma.TillEntryGetPayload<{ include: typeof entryParts }>;

const oldestFirst = [{ at: 'asc' }, { id: 'asc' }] satisfies Prisma.TillEntryOrderByWithRelationInput[];

/** Cash put into or taken out of the till between two days, inclusive, that no report covers yet. */
export const unreportedTillEntries = (db: Tx, from: Day, to: Day): Promise<TillEntryRow[]> =>
  db.tillEntry.findMany({
    where: { at: { gte: momentOf(from, '00:00'), lt: momentOf(plusDays(to, 1), '00:00') }, report: null },
    include: entryParts,
    orderBy: oldestFirst,
  });

export const tillEntriesOfReport = (db: Tx, reportId: string): Promise<TillEntryRow[]> =>
  db.tillEntry.findMany({ where: { report: { reportId } }, include: entryParts, orderBy: oldestFirst });

/** Entries of many reports, by report id. */
export async function tillEntriesByReport(db: Tx, reportIds: string[]): Promise<Map<string, TillEntryRow[]>> {
  const rows = await db.tillEntry.findMany({ where: { report: { reportId: { in: reportIds } } }, include: entryParts });
  return new Map(reportIds.map((id) => [id, rows.filter(({ report }) => report?.reportId === id)]));
}

export const tillEntryById = (tx: Tx, id: string): Promise<TillEntryRow | null> =>
  tx.tillEntry.findUnique({ where: { id }, include: entryParts });

export const insertTillEntry = (tx: Tx, entry: Prisma.TillEntryUncheckedCreateInput) =>
  tx.tillEntry.create({ data: entry });

const countParts = { countedBy: person } satisfies Prisma.TillCountInclude;
export type TillCountRow = Prisma.TillCountGetPayload<{ include: typeof countParts }>;

/** Counts of these days, latest first. */
export const countsOf = (db: Tx, days: Day[]): Promise<TillCountRow[]> =>
  db.tillCount.findMany({
    where: { date: { in: days.map(toDate) } },
    include: countParts,
    orderBy: [{ countedAt: 'desc' }, { id: 'desc' }],
  });

export const insertCount = (tx: Tx, count: Prisma.TillCountUncheckedCreateInput) =>
  tx.tillCount.create({ data: count });
