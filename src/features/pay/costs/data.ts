import { amountOn, type DatedAmount, withUntil } from '@/features/pay/domain/dated-amounts';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { groupBy } from '@/shared/list/group-by';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { CostKind, CostsView, CostView, NewCost } from './schema';

type Stored = Omit<CostView, 'until'>;

const withBoat = { boat: { select: { id: true, name: true } } } satisfies Prisma.CostRateInclude;
type Row = Prisma.CostRateGetPayload<{ include: typeof withBoat }>;

const toStored = ({ id, boat, kind, amount, validFrom }: Row): Stored => ({
  uuid: id,
  boat: boat && { uuid: boat.id, name: boat.name },
  ...{ kind, amount },
  from: toDay(validFrom),
});

const keyOf = (boat: string | null, kind: CostKind) => `${boat ?? ''} ${kind}`;
const listsOf = (rows: readonly Stored[]) => groupBy(rows, ({ boat, kind }) => keyOf(boat?.uuid ?? null, kind));

async function storedCosts(db: Tx): Promise<Stored[]> {
  const rows = await db.costRate.findMany({
    include: withBoat,
    orderBy: [{ boat: { name: 'asc' } }, { kind: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toStored);
}

/** Costs by boat, newest first within each kind, with all boats and vans. */
export async function allCosts(db: Tx): Promise<CostsView> {
  const stored = await storedCosts(db);
  const boats = await db.boat.findMany({ where: { active: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  return {
    costs: [...listsOf(stored).values()].flatMap((list) => withUntil(list)),
    boats: boats.map(({ id, name }) => ({ uuid: id, name })),
  };
}

export type CostOn = (boat: string | null, kind: CostKind, date: Day) => number;

/** Finds the cost the shop entered for a day; null if it entered none. */
export async function costFinder(db: Tx): Promise<CostOn> {
  const lists: Map<string, DatedAmount[]> = listsOf(await storedCosts(db));
  return (boat, kind, date) => amountOn(lists.get(keyOf(boat, kind)) ?? [], date) ?? 0;
}

export const boatExists = async (db: Tx, id: string): Promise<boolean> => (await db.boat.count({ where: { id } })) > 0;

/** Null if a cost of this kind already begins on that day. */
export async function insertCost(tx: Tx, { boat, kind, amount, from }: NewCost): Promise<Stored | null> {
  const [row] = await tx.costRate.createManyAndReturn({
    data: [{ boatId: boat, kind, amount, validFrom: toDate(from) }],
    skipDuplicates: true,
    include: withBoat,
  });
  return row ? toStored(row) : null;
}

/** Locks the cost's row until the transaction ends. */
export async function lockCost(tx: Tx, id: string): Promise<Stored | null> {
  await tx.$queryRaw`SELECT id FROM cost_rates WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.costRate.findUnique({ where: { id }, include: withBoat });
  return row && toStored(row);
}

export const changeCost = async (tx: Tx, id: string, amount: number | null): Promise<Stored> =>
  toStored(await tx.costRate.update({ where: { id }, data: { amount }, include: withBoat }));

export const deleteCost = (tx: Tx, id: string) => tx.costRate.delete({ where: { id } });
