import { toPictures, withImages } from '@/features/catalogue/data';
import { textFacts } from '@/features/catalogue/domain/text-facts';
import { locationTexts } from '@/features/catalogue/schema';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { lineIn, textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllLocationsInput,
  type LocationChange,
  type LocationRowView,
  type LocationView,
  locationRow,
  locationView,
  type NewLocation,
} from './schema';

const locationInclude = { ...withImages, _count: { select: { products: true } } } satisfies Prisma.LocationInclude;
export type LocationWithDetails = Prisma.LocationGetPayload<{ include: typeof locationInclude }>;

const matching = (search: string): Prisma.LocationWhereInput => ({
  searchText: { contains: search, mode: 'insensitive' },
});

const columns = { position: 'sortOrder', slug: 'slug', depth: 'depthTo', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllLocationsInput['sort']): Prisma.LocationOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { slug: direction }];
}

export async function locationsBy(
  db: Tx,
  { search, sort, area, active }: AllLocationsInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: LocationWithDetails[] }> {
  const where = { ...(search && matching(search)), ...(area && { area }), ...(active !== undefined && { active }) };
  const [total, found] = await Promise.all([
    db.location.count({ where }),
    db.location.findMany({ where, include: locationInclude, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export function toLocationRow(row: LocationWithDetails, locale: Locale): LocationRowView {
  const texts = locationTexts.parse(row.texts);
  return locationRow.parse({
    uuid: row.id,
    slug: row.slug,
    name: textsIn(texts, locale).name,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    area: row.area,
    depth: { from: row.depthFrom, to: row.depthTo },
    level: row.level,
    person_in_charge: row.picName,
    active: row.active,
    products: row._count.products,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const locationBySlug = (db: Tx, slug: string): Promise<LocationWithDetails | null> =>
  db.location.findUnique({ where: { slug }, include: locationInclude });

export const locationById = (db: Tx, id: string): Promise<LocationWithDetails> =>
  db.location.findUniqueOrThrow({ where: { id }, include: locationInclude });

export const toLocationView = (row: LocationWithDetails): LocationView =>
  locationView.parse({
    uuid: row.id,
    slug: row.slug,
    texts: row.texts,
    active: row.active,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    depth: { from: row.depthFrom, to: row.depthTo },
    level: row.level,
    current: row.current,
    visibility: { from: row.visibilityFrom, to: row.visibilityTo },
    water: { from: row.waterFrom, to: row.waterTo },
    bottom: row.bottom,
    life: row.life,
    best_months: row.bestMonths,
    snorkelling: row.snorkelling,
    home_position: row.homePosition,
    person_in_charge: row.picName && { name: row.picName, phone: row.picPhone, email: row.picEmail },
    pictures: row.images.map(({ media, alts }) => ({ ...toPictureView(media), alts })),
    products: row._count.products,
    version: row.updatedAt.toISOString(),
  });

export const nameOf = ({ texts }: { texts: unknown }): string => locationTexts.parse(texts).en.name;

export function factsOf(row: LocationWithDetails) {
  const { uuid, version, products, texts, pictures, ...facts } = toLocationView(row);
  return {
    ...facts,
    ...textFacts(texts),
    pictures: pictures.map(({ uuid: picture, alts, focus }) => ({
      picture,
      alt: lineIn(alts, 'en'),
      focus: focusPosition(focus),
    })),
  };
}

type LocationPatch = Omit<LocationChange, 'slug' | 'version'>;

const personOf = (person: LocationPatch['person_in_charge']) =>
  person === undefined
    ? {}
    : { picName: person?.name ?? null, picPhone: person?.phone ?? null, picEmail: person?.email ?? null };

/** An omitted field stays as it is. */
const columnsOf = (patch: LocationPatch) => ({
  texts: patch.texts,
  active: patch.active,
  area: patch.area,
  latitude: patch.latitude,
  longitude: patch.longitude,
  depthFrom: patch.depth?.from,
  depthTo: patch.depth?.to,
  level: patch.level,
  current: patch.current,
  visibilityFrom: patch.visibility?.from,
  visibilityTo: patch.visibility?.to,
  waterFrom: patch.water?.from,
  waterTo: patch.water?.to,
  bottom: patch.bottom,
  life: patch.life,
  bestMonths: patch.best_months && [...patch.best_months].sort((a, b) => a - b),
  snorkelling: patch.snorkelling,
  homePosition: patch.home_position,
  ...personOf(patch.person_in_charge),
});

const newImages = (pictures: NewLocation['pictures']) => ({
  create: pictures.map(({ uuid, alts }, position) => ({ mediaId: uuid, alts, position })),
});

export async function insertLocation(
  tx: Tx,
  { slug, pictures, ...values }: NewLocation & { slug: string },
  now: Date,
): Promise<LocationWithDetails> {
  const { _max } = await tx.location.aggregate({ _max: { sortOrder: true } });
  return tx.location.create({
    data: {
      ...columnsOf(values),
      texts: values.texts,
      area: values.area,
      latitude: values.latitude,
      longitude: values.longitude,
      depthFrom: values.depth.from,
      depthTo: values.depth.to,
      level: values.level,
      current: values.current,
      visibilityFrom: values.visibility.from,
      visibilityTo: values.visibility.to,
      waterFrom: values.water.from,
      waterTo: values.water.to,
      bottom: values.bottom,
      images: newImages(pictures),
      slug,
      sortOrder: (_max.sortOrder ?? -1) + 1,
      createdAt: now,
      updatedAt: now,
    },
    include: locationInclude,
  });
}

export const changeLocation = (
  tx: Tx,
  id: string,
  patch: LocationPatch,
  updatedAt: Date,
): Promise<LocationWithDetails> =>
  tx.location.update({
    where: { id },
    data: {
      ...columnsOf(patch),
      ...(patch.pictures && { images: { deleteMany: {}, ...newImages(patch.pictures) } }),
      slug: patch.new_slug,
      updatedAt,
    },
    include: locationInclude,
  });

export const deleteLocation = (tx: Tx, id: string) => tx.location.delete({ where: { id } });
