import { modOf } from '@/features/equipment/gas/domain/mod';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { fullName } from '@/shared/locale/name-order';
import { type Day, toDate, toDay } from '@/shared/time/days';
import { type GasSignature, gasSignature, type NewTank, type TankCorrection, type TankView, tankView } from './schema';

const withNames = {
  diver: { select: { id: true, fullName: true, position: true, order: { select: { id: true, bookingId: true } } } },
  loggedBy: { select: { firstName: true, lastName: true, email: true, erasedAt: true } },
} satisfies Prisma.GasLogInclude;
export type GasRow = Prisma.GasLogGetPayload<{ include: typeof withNames }>;

const TENTHS = 10;
const toTenths = (percent: number): number => Math.round(percent * TENTHS);

const openSignature = (sealed: string): GasSignature => gasSignature.parse(JSON.parse(open(sealed)));

/** Empty once the account is erased. */
const nameOfLogger = ({ loggedBy }: GasRow): string =>
  loggedBy && loggedBy.erasedAt === null ? fullName(loggedBy) : '';

export const toTankView = (row: GasRow): TankView =>
  tankView.parse({
    uuid: row.id,
    date: toDay(row.date),
    tag: row.tag,
    in_register: row.unitId !== null,
    oxygen: row.oxygen / TENTHS,
    pressure: row.pressure,
    mod: modOf(row.oxygen),
    analysed_by: row.analysedBy ?? nameOfLogger(row),
    card_seen: row.cardSeen ?? '',
    signed: row.signedAt && row.sealed ? { at: row.signedAt.toISOString(), ...openSignature(row.sealed) } : null,
    voided: row.voidedAt && { at: row.voidedAt.toISOString(), reason: row.voidReason ?? '' },
    version: row.updatedAt.toISOString(),
  });

/** In the order in which they were logged; without those of erased divers. */
export const tanksOn = (db: Tx, date: Day): Promise<GasRow[]> =>
  db.gasLog.findMany({
    where: { date: toDate(date), diverId: { not: null } },
    include: withNames,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

/** Locks the rows until the transaction ends, and returns those that exist. */
export async function lockTanks(tx: Tx, ids: readonly string[]): Promise<GasRow[]> {
  await tx.$queryRaw`SELECT id FROM gas_logs WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return tx.gasLog.findMany({
    where: { id: { in: [...ids] }, diverId: { not: null } },
    include: withNames,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

type Fill = { date: Day; tag: string; oxygen: number; pressure: number };

/** True when another row has this very fill, which is typed twice rather than filled twice. */
export async function isLogged(db: Tx, { date, tag, oxygen, pressure }: Fill, except?: string): Promise<boolean> {
  const fill = { date: toDate(date), tag, oxygen: toTenths(oxygen), pressure, voidedAt: null };
  return (await db.gasLog.count({ where: { ...fill, ...(except && { id: { not: except } }) } })) > 0;
}

const columnsOf = ({ tag, oxygen, pressure, analysed_by, card_seen }: Omit<TankCorrection, 'uuid' | 'version'>) => ({
  tag,
  oxygen: oxygen === undefined ? undefined : toTenths(oxygen),
  pressure,
  analysedBy: analysed_by === '' ? null : analysed_by,
  cardSeen: card_seen === '' ? null : card_seen,
});

type Logged = { unitId: string | null; loggedById: string; now: Date };

export const insertTank = (tx: Tx, tank: NewTank, { unitId, loggedById, now }: Logged): Promise<GasRow> => {
  const { date, diver: diverId, tag, oxygen, pressure } = tank;
  const analysed = { tag, oxygen: toTenths(oxygen), pressure };
  return tx.gasLog.create({
    data: {
      ...{ ...columnsOf(tank), ...analysed, date: toDate(date) },
      ...{ diverId, unitId, loggedById, createdAt: now, updatedAt: now },
    },
    include: withNames,
  });
};

export const changeTank = (
  tx: Tx,
  id: string,
  patch: Omit<TankCorrection, 'uuid' | 'version'>,
  { unitId, updatedAt }: { unitId: string | null; updatedAt: Date },
): Promise<GasRow> =>
  tx.gasLog.update({ where: { id }, data: { ...columnsOf(patch), unitId, updatedAt }, include: withNames });

type Changed = { now: Date; updatedAt: Date };

export const markSigned = (tx: Tx, id: string, signed: GasSignature, { now, updatedAt }: Changed): Promise<GasRow> =>
  tx.gasLog.update({
    where: { id, signedAt: null, voidedAt: null },
    data: { signedAt: now, updatedAt, sealed: seal(JSON.stringify(signed)) },
    include: withNames,
  });

export const markVoid = (tx: Tx, id: string, voidReason: string, { now, updatedAt }: Changed): Promise<GasRow> =>
  tx.gasLog.update({
    where: { id, voidedAt: null },
    data: { voidedAt: now, voidReason, updatedAt },
    include: withNames,
  });
