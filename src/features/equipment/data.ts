import type { Tx } from '@/server/database/db';
import { type EquipmentUnit, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import { type Day, plusDays, toDate, toDay } from '@/shared/time/days';
import { dueOf, nextDueDay, type Serviced } from './domain/due-of';
import { type NewUnit, type UnitPatch, type UnitsInput, type UnitView, unitView } from './schema';

const DAYS_AHEAD = 30;

const dayOrNull = (date: Date | null): Day | null => date && toDay(date);
const dateOrNull = (day: Day | null | undefined) => day && toDate(day);

export const servicedOf = (row: EquipmentUnit): Serviced => ({
  kind: row.kind,
  bought_on: dayOrNull(row.boughtOn),
  service_months: row.serviceMonths,
  service_dives: row.serviceDives,
  serviced_on: dayOrNull(row.servicedOn),
  hydrostatic_on: dayOrNull(row.hydrostaticOn),
  hydrostatic_months: row.hydrostaticMonths,
  visual_on: dayOrNull(row.visualOn),
  visual_months: row.visualMonths,
  added_on: toDay(row.createdAt),
});

/** Dives since the last service, by unit: those of issues that are returned or past. */
export async function divesSince(db: Tx, ids: readonly string[], today: Day): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; dives: number }[]>`
    SELECT unit.id, sum(issue.dives)::int AS dives
    FROM equipment_units AS unit JOIN equipment_issues AS issue ON issue.unit_id = unit.id
    WHERE unit.id = ANY(${ids}::uuid[]) AND (issue.date < ${today}::date OR issue.returned_at IS NOT NULL)
      AND issue.date > coalesce(unit.serviced_on, unit.bought_on, '-infinity')
    GROUP BY unit.id`;
  return new Map(rows.map(({ id, dives }) => [id, dives]));
}

/** The units without a dive left before their next service. */
async function dived(db: Tx, today: Day): Promise<string[]> {
  const limited = await db.equipmentUnit.findMany({ where: { serviceDives: { not: null } } });
  const dives = await divesSince(
    db,
    limited.map(({ id }) => id),
    today,
  );
  return limited
    .filter((row) => dueOf(servicedOf(row), today, dives.get(row.id) ?? 0).divesLeft === 0)
    .map(({ id }) => id);
}

async function matching(
  db: Tx,
  { search, kind, condition, due, active }: UnitsInput,
  today: Day,
): Promise<Prisma.EquipmentUnitWhereInput> {
  const containing = { contains: search ?? '', mode: 'insensitive' as const };
  const last = due === 'soon' ? plusDays(today, DAYS_AHEAD) : plusDays(today, -1);
  return {
    active,
    ...(kind && { kind }),
    ...(condition && { condition }),
    AND: [
      search ? { OR: [{ tag: containing }, { serialNumber: containing }] } : {},
      due ? { OR: [{ dueOn: { lte: toDate(last) } }, { id: { in: await dived(db, today) } }] } : {},
    ],
  };
}

const columns = { tag: 'tag', kind: 'kind', due: 'dueOn', updated_at: 'updatedAt' } as const;

function orderOf(sort: UnitsInput['sort']): Prisma.EquipmentUnitOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  if (column === 'kind') return [{ kind: direction }, { size: direction }, { tag: direction }];
  const by = column === 'dueOn' ? { [column]: { sort: direction, nulls: 'last' } } : { [column]: direction };
  return [by as Prisma.EquipmentUnitOrderByWithRelationInput, { id: direction }];
}

export async function unitsBy(
  db: Tx,
  input: UnitsInput,
  today: Day,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: EquipmentUnit[] }> {
  const where = await matching(db, input, today);
  const [total, found] = await Promise.all([
    db.equipmentUnit.count({ where }),
    db.equipmentUnit.findMany({ where, orderBy: orderOf(input.sort), ...rows }),
  ]);
  return { total, rows: found };
}

export const unitById = (db: Tx, id: string): Promise<EquipmentUnit | null> =>
  db.equipmentUnit.findUnique({ where: { id } });

/** Every unit that is not retired. */
export const allUnits = (db: Tx): Promise<EquipmentUnit[]> => db.equipmentUnit.findMany({ where: { active: true } });

/** In the order of their tags. */
export const unitsByIds = (db: Tx, ids: readonly string[]): Promise<EquipmentUnit[]> =>
  db.equipmentUnit.findMany({ where: { id: { in: [...ids] } }, orderBy: { tag: 'asc' } });

/** Locks the unit's row until the transaction ends; issues of the unit take this lock too. */
export async function lockUnit(tx: Tx, by: { id: string } | { tag: string }): Promise<EquipmentUnit | null> {
  const row = await tx.equipmentUnit.findFirst({ where: by, select: { id: true } });
  if (!row) return null;
  await tx.$queryRaw`SELECT id FROM equipment_units WHERE id = ${row.id}::uuid FOR NO KEY UPDATE`;
  return unitById(tx, row.id);
}

/** The tags among these that units have already. */
export async function tagsTaken(db: Tx, tags: readonly string[]): Promise<string[]> {
  const rows = await db.equipmentUnit.findMany({ where: { tag: { in: [...tags] } }, select: { tag: true } });
  return rows.map(({ tag }) => tag).sort();
}

export const isTagTaken = (thrown: unknown): boolean =>
  thrown instanceof Prisma.PrismaClientKnownRequestError && thrown.code === 'P2002';

/** Leaves omitted fields unchanged. */
const columnsOf = (patch: UnitPatch) => ({
  kind: patch.kind,
  size: patch.size,
  tag: patch.tag,
  serialNumber: patch.serial_number === '' ? null : patch.serial_number,
  boughtOn: dateOrNull(patch.bought_on),
  condition: patch.condition,
  serviceMonths: patch.service_months,
  serviceDives: patch.service_dives,
  servicedOn: dateOrNull(patch.serviced_on),
  hydrostaticOn: dateOrNull(patch.hydrostatic_on),
  hydrostaticMonths: patch.hydrostatic_months,
  visualOn: dateOrNull(patch.visual_on),
  visualMonths: patch.visual_months,
  active: patch.active,
});

const dueOn = (unit: Serviced) => dateOrNull(nextDueDay(unit)?.on) ?? null;

export const insertUnits = (tx: Tx, units: readonly NewUnit[], now: Date): Promise<EquipmentUnit[]> =>
  tx.equipmentUnit.createManyAndReturn({
    data: units.map((unit) => ({
      ...columnsOf(unit),
      ...{ kind: unit.kind, tag: unit.tag },
      dueOn: dueOn({ ...unit, added_on: toDay(now) }),
      ...{ createdAt: now, updatedAt: now },
    })),
  });

export const changeUnit = (tx: Tx, before: EquipmentUnit, patch: UnitPatch, updatedAt: Date): Promise<EquipmentUnit> =>
  tx.equipmentUnit.update({
    where: { id: before.id },
    data: { ...columnsOf(patch), dueOn: dueOn({ ...servicedOf(before), ...patch }), updatedAt },
  });

export function toUnitView(row: EquipmentUnit, today: Day, dives: number): UnitView {
  const serviced = servicedOf(row);
  const { next, divesLeft, overdue } = dueOf(serviced, today, dives);
  return unitView.parse({
    ...serviced,
    uuid: row.id,
    size: row.size,
    tag: row.tag,
    serial_number: row.serialNumber ?? '',
    condition: row.condition,
    active: row.active,
    due_on: next?.on ?? null,
    due_by: next?.by ?? null,
    dives_left: divesLeft,
    overdue,
    version: row.updatedAt.toISOString(),
  });
}

export async function viewsOf(db: Tx, rows: readonly EquipmentUnit[], today: Day): Promise<UnitView[]> {
  const dives = await divesSince(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => toUnitView(row, today, dives.get(row.id) ?? 0));
}

/** Values for the audit log. */
export function factsOf(row: EquipmentUnit) {
  const { added_on, ...serviced } = servicedOf(row);
  const { size, tag, serialNumber, condition, active } = row;
  return { ...serviced, size, tag, serial_number: serialNumber, condition, active };
}
