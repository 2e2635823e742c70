import { isInService, outOfServiceOn } from '@/features/fleet/domain/in-service';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { OutOfServiceSpan, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import { isUuid } from '@/shared/schema/ids';
import { type Day, toDate, toDay } from '@/shared/time/days';
import {
  type BoatPatch,
  type BoatRow,
  type BoatsInput,
  type BoatView,
  boatRow,
  boatView,
  type NewBoat,
  type OutOfServiceInput,
  type SpanView,
} from './schema';

const boatInclude = {
  picture: true,
  outOfService: { orderBy: { from: 'desc' } },
} satisfies Prisma.BoatInclude;
export type BoatWithDetails = Prisma.BoatGetPayload<{ include: typeof boatInclude }>;

const columns = { name: 'name', seats: 'seats', home_harbour: 'homeHarbour', updated_at: 'updatedAt' } as const;

function orderOf(sort: BoatsInput['sort']): Prisma.BoatOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { name: direction }, { id: direction }];
}

const covering = (day: Day) => ({ from: { lte: toDate(day) }, to: { gte: toDate(day) } });
const containing = (search: string) => ({ contains: search, mode: 'insensitive' as const });

const matching = (
  { search, kind, area, active, out_of_service: isOut }: BoatsInput,
  today: Day,
): Prisma.BoatWhereInput => ({
  ...(search && { OR: [{ name: containing(search) }, { homeHarbour: containing(search) }] }),
  ...(kind && { kind }),
  ...(area && { areas: { has: area } }),
  ...(active !== undefined && { active }),
  ...(isOut !== undefined && { outOfService: { [isOut ? 'some' : 'none']: covering(today) } }),
});

/** Includes the span that takes a boat out of service today, if any. */
export async function boatsBy(
  db: Tx,
  input: BoatsInput,
  { today, ...rows }: { today: Day; skip: number; take: number },
): Promise<{ total: number; rows: BoatWithDetails[] }> {
  const where = matching(input, today);
  const include = { picture: true, outOfService: { where: covering(today) } };
  const [total, found] = await Promise.all([
    db.boat.count({ where }),
    db.boat.findMany({ where, include, orderBy: orderOf(input.sort), ...rows }),
  ]);
  return { total, rows: found };
}

export const boatById = async (db: Tx, id: string): Promise<BoatWithDetails | null> =>
  isUuid(id) ? db.boat.findUnique({ where: { id }, include: boatInclude }) : null;

/** Throws if the boat does not exist, so call it with a boat that is locked or known to exist. */
export const boatWithSpans = (tx: Tx, id: string): Promise<BoatWithDetails> =>
  tx.boat.findUniqueOrThrow({ where: { id }, include: boatInclude });

/** Locks the boat's row until the transaction ends; changes to its spans take this lock too. */
export async function lockBoat(tx: Tx, id: string): Promise<BoatWithDetails | null> {
  if (isUuid(id)) await tx.$queryRaw`SELECT id FROM boats WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return boatById(tx, id);
}

/** Leaves omitted fields unchanged. */
const columnsOf = ({ home_harbour: homeHarbour, picture: pictureId, ...same }: BoatPatch) => ({
  ...same,
  homeHarbour,
  pictureId,
});

export const insertBoat = (tx: Tx, { home_harbour: homeHarbour, picture: pictureId, ...same }: NewBoat, now: Date) =>
  tx.boat.create({
    data: { ...same, homeHarbour, pictureId, createdAt: now, updatedAt: now },
    include: boatInclude,
  });

export const changeBoat = (tx: Tx, id: string, patch: BoatPatch, updatedAt: Date): Promise<BoatWithDetails> =>
  tx.boat.update({ where: { id }, data: { ...columnsOf(patch), updatedAt }, include: boatInclude });

/** A boat that has been on an outing cannot be deleted, because the outing refers to it. */
export const hasCarried = async (tx: Tx, boatId: string): Promise<boolean> =>
  (await tx.departureDay.count({ where: { boatId }, take: 1 })) +
    (await tx.outing.count({ where: { boatId }, take: 1 })) >
  0;

export const deleteBoat = (tx: Tx, id: string) => tx.boat.delete({ where: { id } });

export const insertSpan = (tx: Tx, { uuid: boatId, from, to, reason }: OutOfServiceInput, now: Date) =>
  tx.outOfServiceSpan.create({ data: { boatId, from: toDate(from), to: toDate(to), reason, createdAt: now } });

export const deleteSpan = (tx: Tx, id: string) => tx.outOfServiceSpan.delete({ where: { id } });

const toSpan = ({ id, from, to, reason }: OutOfServiceSpan): SpanView => ({
  uuid: id,
  from: toDay(from),
  to: toDay(to),
  reason,
});

const plain = ({ id, picture, outOfService, homeHarbour, ...row }: BoatWithDetails) => ({
  uuid: id,
  name: row.name,
  kind: row.kind,
  seats: row.seats,
  home_harbour: homeHarbour,
  areas: row.areas,
  active: row.active,
  picture: picture && toPictureView(picture),
  out_of_service: outOfService.map(toSpan),
});

export function toBoatRow(row: BoatWithDetails, today: Day): BoatRow {
  const boat = plain(row);
  return boatRow.parse({
    ...boat,
    in_service: isInService(boat, today),
    out_of_service: outOfServiceOn(boat, today) ?? null,
    updated_at: row.updatedAt.toISOString(),
  });
}

export function toBoatView(row: BoatWithDetails, today: Day): BoatView {
  const boat = plain(row);
  return boatView.parse({ ...boat, in_service: isInService(boat, today), version: row.updatedAt.toISOString() });
}

export function factsOf(row: BoatWithDetails) {
  const { uuid, picture, out_of_service: spans, ...facts } = plain(row);
  return {
    ...facts,
    picture: picture?.uuid ?? null,
    out_of_service: spans.map(({ from, to, reason }) => `${from} – ${to}: ${reason}`),
  };
}

export const spansOf = (row: BoatWithDetails): SpanView[] => row.outOfService.map(toSpan);
