import { toPicture } from '@/features/catalogue/data';
import { textFacts } from '@/features/catalogue/domain/text-facts';
import { facilityTexts } from '@/features/catalogue/schema';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllFacilitiesInput,
  type FacilityChange,
  type FacilityRowView,
  type FacilityView,
  facilityRow,
  facilityView,
  type NewFacility,
} from './schema';

const facilityInclude = { cover: true } satisfies Prisma.FacilityLocationInclude;
export type FacilityWithDetails = Prisma.FacilityLocationGetPayload<{ include: typeof facilityInclude }>;

const matching = (search: string): Prisma.FacilityLocationWhereInput => ({
  searchText: { contains: search, mode: 'insensitive' },
});

const columns = { position: 'sortOrder', slug: 'slug', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllFacilitiesInput['sort']): Prisma.FacilityLocationOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { slug: direction }];
}

export async function facilitiesBy(
  db: Tx,
  { search, sort, kind, active }: AllFacilitiesInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: FacilityWithDetails[] }> {
  const where = { ...(search && matching(search)), ...(kind && { kind }), ...(active !== undefined && { active }) };
  const [total, found] = await Promise.all([
    db.facilityLocation.count({ where }),
    db.facilityLocation.findMany({ where, include: facilityInclude, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export function toFacilityRow(row: FacilityWithDetails, locale: Locale): FacilityRowView {
  const texts = facilityTexts.parse(row.texts);
  const { name } = textsIn(texts, locale);
  return facilityRow.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    name,
    cover: row.cover && toPicture(row.cover, { en: name }, locale),
    active: row.active,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const facilityBySlug = (db: Tx, slug: string): Promise<FacilityWithDetails | null> =>
  db.facilityLocation.findUnique({ where: { slug }, include: facilityInclude });

export const facilityById = (db: Tx, id: string): Promise<FacilityWithDetails> =>
  db.facilityLocation.findUniqueOrThrow({ where: { id }, include: facilityInclude });

export const toFacilityView = (row: FacilityWithDetails): FacilityView =>
  facilityView.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    texts: row.texts,
    active: row.active,
    latitude: row.latitude,
    longitude: row.longitude,
    cover: row.cover && toPictureView(row.cover),
    version: row.updatedAt.toISOString(),
  });

export const nameOf = ({ texts }: { texts: unknown }): string => facilityTexts.parse(texts).en.name;

export function factsOf(row: FacilityWithDetails) {
  const { uuid, version, texts, cover, ...facts } = toFacilityView(row);
  return {
    ...facts,
    ...textFacts(texts),
    cover: cover?.uuid ?? null,
    cover_focus: cover && focusPosition(cover.focus),
  };
}

type FacilityPatch = Omit<FacilityChange, 'slug' | 'version'>;

/** Leaves omitted fields unchanged. */
const columnsOf = ({ kind, texts, active, latitude, longitude, cover }: FacilityPatch) => ({
  kind,
  texts,
  active,
  latitude,
  longitude,
  coverId: cover,
});

export async function insertFacility(
  tx: Tx,
  { slug, ...values }: NewFacility & { slug: string },
  now: Date,
): Promise<FacilityWithDetails> {
  const { _max } = await tx.facilityLocation.aggregate({ _max: { sortOrder: true } });
  const { kind, texts, latitude, longitude } = values;
  return tx.facilityLocation.create({
    data: {
      ...columnsOf(values),
      ...{ kind, texts, latitude, longitude, slug },
      sortOrder: (_max.sortOrder ?? -1) + 1,
      createdAt: now,
      updatedAt: now,
    },
    include: facilityInclude,
  });
}

export const changeFacility = (
  tx: Tx,
  id: string,
  patch: FacilityPatch,
  updatedAt: Date,
): Promise<FacilityWithDetails> =>
  tx.facilityLocation.update({
    where: { id },
    data: { ...columnsOf(patch), slug: patch.new_slug, updatedAt },
    include: facilityInclude,
  });

export const deleteFacility = (tx: Tx, id: string) => tx.facilityLocation.delete({ where: { id } });
