import type { CrewRole } from '@/features/crew/schema';
import { amountOn, type DatedAmount, withUntil } from '@/features/pay/domain/dated-amounts';
import type { Tx } from '@/server/database/db';
import type { PayRate } from '@/server/generated/prisma/client';
import { groupBy } from '@/shared/list/group-by';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { NewRate, RateKind, RateView } from './schema';

type Stored = Omit<RateView, 'until'>;

const toStored = ({ id, memberId, role, kind, amount, validFrom }: PayRate): Stored => ({
  ...{ uuid: id, member: memberId, role, kind, amount },
  from: toDay(validFrom),
});

const keyOf = (member: string | null, role: CrewRole, kind: RateKind) => `${member ?? ''} ${role} ${kind}`;

/** Rates of all roles, and those of the member if given. */
export async function ratesFor(db: Tx, member: string | null): Promise<RateView[]> {
  const rows = await db.payRate.findMany({
    where: { OR: [{ memberId: null }, ...(member === null ? [] : [{ memberId: member }])] },
    orderBy: [{ role: 'asc' }, { kind: 'asc' }, { id: 'asc' }],
  });
  const lists = groupBy(rows.map(toStored), (rate) => keyOf(rate.member, rate.role, rate.kind));
  return [...lists.values()].flatMap((list) => withUntil(list));
}

export type RateOn = (member: string, role: CrewRole, kind: RateKind, date: Day) => number | null;

/** Finds a member's own rate for a day, else that of the role. */
export async function rateFinder(db: Tx, member: string | null): Promise<RateOn> {
  const where = member === null ? {} : { OR: [{ memberId: null }, { memberId: member }] };
  const rows = await db.payRate.findMany({ where });
  const lists: Map<string, DatedAmount[]> = groupBy(rows.map(toStored), (rate) =>
    keyOf(rate.member, rate.role, rate.kind),
  );
  return (whom, role, kind, date) =>
    amountOn(lists.get(keyOf(whom, role, kind)) ?? [], date) ??
    amountOn(lists.get(keyOf(null, role, kind)) ?? [], date);
}

export const memberName = async (db: Tx, id: string): Promise<string | null> =>
  (await db.crewMember.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;

/** Null if a rate of this kind already begins on that day. */
export async function insertRate(tx: Tx, { member, role, kind, amount, from }: NewRate): Promise<Stored | null> {
  const [row] = await tx.payRate.createManyAndReturn({
    data: [{ memberId: member, role, kind, amount, validFrom: toDate(from) }],
    skipDuplicates: true,
  });
  return row ? toStored(row) : null;
}

/** Locks the rate's row until the transaction ends. */
export async function lockRate(tx: Tx, id: string): Promise<Stored | null> {
  await tx.$queryRaw`SELECT id FROM pay_rates WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.payRate.findUnique({ where: { id } });
  return row && toStored(row);
}

export const changeRate = async (tx: Tx, id: string, amount: number | null): Promise<Stored> =>
  toStored(await tx.payRate.update({ where: { id }, data: { amount } }));

export const deleteRate = (tx: Tx, id: string) => tx.payRate.delete({ where: { id } });
