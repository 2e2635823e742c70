import { toPictures, withImages } from '@/features/catalogue/data';
import { textFacts } from '@/features/catalogue/domain/text-facts';
import { diveSiteTexts } from '@/features/catalogue/schema';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { lineIn, textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllDiveSitesInput,
  type DiveSiteChange,
  type DiveSiteRowView,
  type DiveSiteView,
  diveSiteRow,
  diveSiteView,
  type NewDiveSite,
} from './schema';

const diveSiteInclude = { ...withImages, _count: { select: { products: true } } } satisfies Prisma.LocationInclude;
export type DiveSiteWithDetails = Prisma.LocationGetPayload<{ include: typeof diveSiteInclude }>;

const matching = (search: string): Prisma.LocationWhereInput => ({
  searchText: { contains: search, mode: 'insensitive' },
});

const columns = { position: 'sortOrder', slug: 'slug', depth: 'depthTo', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllDiveSitesInput['sort']): Prisma.LocationOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { slug: direction }];
}

export async function diveSitesBy(
  db: Tx,
  { search, sort, area, active }: AllDiveSitesInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: DiveSiteWithDetails[] }> {
  const where = { ...(search && matching(search)), ...(area && { area }), ...(active !== undefined && { active }) };
  const [total, found] = await Promise.all([
    db.location.count({ where }),
    db.location.findMany({ where, include: diveSiteInclude, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export function toDiveSiteRow(row: DiveSiteWithDetails, locale: Locale): DiveSiteRowView {
  const texts = diveSiteTexts.parse(row.texts);
  return diveSiteRow.parse({
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

export const diveSiteBySlug = (db: Tx, slug: string): Promise<DiveSiteWithDetails | null> =>
  db.location.findUnique({ where: { slug }, include: diveSiteInclude });

export const diveSiteById = (db: Tx, id: string): Promise<DiveSiteWithDetails> =>
  db.location.findUniqueOrThrow({ where: { id }, include: diveSiteInclude });

export const toDiveSiteView = (row: DiveSiteWithDetails): DiveSiteView =>
  diveSiteView.parse({
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

export const nameOf = ({ texts }: { texts: unknown }): string => diveSiteTexts.parse(texts).en.name;

export function factsOf(row: DiveSiteWithDetails) {
  const { uuid, version, products, texts, pictures, ...facts } = toDiveSiteView(row);
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

type DiveSitePatch = Omit<DiveSiteChange, 'slug' | 'version'>;

const personOf = (person: DiveSitePatch['person_in_charge']) =>
  person === undefined
    ? {}
    : { picName: person?.name ?? null, picPhone: person?.phone ?? null, picEmail: person?.email ?? null };

/** Leaves omitted fields unchanged. */
const columnsOf = (patch: DiveSitePatch) => ({
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

const newImages = (pictures: NewDiveSite['pictures']) => ({
  create: pictures.map(({ uuid, alts }, position) => ({ mediaId: uuid, alts, position })),
});

export async function insertDiveSite(
  tx: Tx,
  { slug, pictures, ...values }: NewDiveSite & { slug: string },
  now: Date,
): Promise<DiveSiteWithDetails> {
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
    include: diveSiteInclude,
  });
}

export const changeDiveSite = (
  tx: Tx,
  id: string,
  patch: DiveSitePatch,
  updatedAt: Date,
): Promise<DiveSiteWithDetails> =>
  tx.location.update({
    where: { id },
    data: {
      ...columnsOf(patch),
      ...(patch.pictures && { images: { deleteMany: {}, ...newImages(patch.pictures) } }),
      slug: patch.new_slug,
      updatedAt,
    },
    include: diveSiteInclude,
  });

export const deleteDiveSite = (tx: Tx, id: string) => tx.location.delete({ where: { id } });
