import type { Tx } from '@/server/database/db';
import type { EquipmentUnit, Prisma } from '@/server/generated/prisma/client';
import { fullName } from '@/shared/locale/name-order';
import { type Day, toDate, toDay } from '@/shared/time/days';
import { type IssueView, issueView, type NewIssue, type Return } from './schema';

const LATEST = 50;

const withNames = {
  unit: { select: { id: true, tag: true, kind: true, size: true } },
  boat: { select: { name: true } },
  diver: { select: { fullName: true } },
  issuedBy: { select: { firstName: true, lastName: true, email: true, erasedAt: true } },
} satisfies Prisma.EquipmentIssueInclude;
export type IssueRow = Prisma.EquipmentIssueGetPayload<{ include: typeof withNames }>;

export const toIssueView = (row: IssueRow): IssueView =>
  issueView.parse({
    uuid: row.id,
    unit: { uuid: row.unit.id, tag: row.unit.tag, kind: row.unit.kind, size: row.unit.size },
    date: toDay(row.date),
    parts: row.parts,
    boat: row.boat?.name ?? null,
    diver: row.diver?.fullName || null,
    issued_by: row.issuedBy && row.issuedBy.erasedAt === null ? fullName(row.issuedBy) : null,
    returned_at: row.returnedAt?.toISOString() ?? null,
    fault: row.fault,
  });

export const issueById = (db: Tx, id: string): Promise<IssueRow | null> =>
  db.equipmentIssue.findUnique({ where: { id }, include: withNames });

/** The latest first. */
export const issuesOf = (db: Tx, unitId: string): Promise<IssueRow[]> =>
  db.equipmentIssue.findMany({
    where: { unitId },
    include: withNames,
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: LATEST,
  });

export const issuesOn = (db: Tx, date: Day): Promise<IssueRow[]> =>
  db.equipmentIssue.findMany({ where: { date: toDate(date) }, include: withNames, orderBy: { issuedAt: 'asc' } });

/** Units that have not come back from this day or an earlier one. */
export const issuesOut = (db: Tx, until: Day): Promise<IssueRow[]> =>
  db.equipmentIssue.findMany({
    where: { returnedAt: null, date: { lte: toDate(until) } },
    include: withNames,
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });

export async function isIssued(db: Tx, unitId: string, { date, parts }: Pick<NewIssue, 'date' | 'parts'>) {
  const where = { unitId, date: toDate(date), parts: { hasSome: parts } };
  return (await db.equipmentIssue.count({ where })) > 0;
}

export const insertIssue = (
  tx: Tx,
  unit: Pick<EquipmentUnit, 'id'>,
  { date, parts, boat: boatId, diver: diverId, dives }: NewIssue,
  { issuedAt, issuedById }: { issuedAt: Date; issuedById: string },
): Promise<IssueRow> =>
  tx.equipmentIssue.create({
    data: { unitId: unit.id, date: toDate(date), parts, boatId, diverId, dives, issuedAt, issuedById },
    include: withNames,
  });

/** False if it has come back already. */
export async function markReturned(
  tx: Tx,
  { uuid: id, fault }: Return,
  by: { returnedAt: Date; returnedById: string },
): Promise<boolean> {
  const data = { ...by, fault: fault?.fault ?? null };
  const { count } = await tx.equipmentIssue.updateMany({ where: { id, returnedAt: null }, data });
  return count === 1;
}

export const deleteIssue = (tx: Tx, id: string) => tx.equipmentIssue.delete({ where: { id } });

export const isBoat = async (db: Tx, id: string): Promise<boolean> => (await db.boat.count({ where: { id } })) > 0;

/** True for a diver who is out on the day. */
export async function isOutOn(db: Tx, diverId: string, date: Day): Promise<boolean> {
  const on = { activityDate: { lte: toDate(date) }, lastDay: { gte: toDate(date) } };
  return (await db.orderItemDiver.count({ where: { diverId, item: { state: 'booked', ...on } } })) > 0;
}
