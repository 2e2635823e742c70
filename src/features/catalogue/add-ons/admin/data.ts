import { toPicture } from '@/features/catalogue/data';
import { addOnTexts, productTexts } from '@/features/catalogue/schema';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import { type AddOn, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';
import { localisedLine, textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AddOnChange,
  type AddOnInput,
  type AddOnRow,
  type AddOnView,
  type AllAddOnsInput,
  addOnRow,
  addOnView,
} from './schema';

const addOnInclude = {
  picture: true,
  products: { include: { product: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.AddOnInclude;
export type AddOnWithDetails = Prisma.AddOnGetPayload<{ include: typeof addOnInclude }>;

const counted = { picture: true, _count: { select: { products: true } } } satisfies Prisma.AddOnInclude;
type ListedAddOn = Prisma.AddOnGetPayload<{ include: typeof counted }>;

const columns = { slug: 'slug', price: 'price', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllAddOnsInput['sort']): Prisma.AddOnOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { slug: direction }];
}

const matching = (search: string): Prisma.AddOnWhereInput => ({
  searchText: { contains: search, mode: 'insensitive' },
});

export async function addOnsBy(
  db: Tx,
  { search, sort, unit, active }: AllAddOnsInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: ListedAddOn[] }> {
  const where = {
    ...(search && matching(search)),
    ...(unit && { unit }),
    ...(active !== undefined && { active }),
  };
  const [total, found] = await Promise.all([
    db.addOn.count({ where }),
    db.addOn.findMany({ where, include: counted, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export const addOnById = async (db: Tx, id: string): Promise<AddOnWithDetails | null> =>
  isUuid(id) ? db.addOn.findUnique({ where: { id }, include: addOnInclude }) : null;

export async function lockAddOn(tx: Tx, id: string): Promise<AddOnWithDetails | null> {
  if (isUuid(id)) await tx.$queryRaw`SELECT id FROM add_ons WHERE id = ${id}::uuid FOR UPDATE`;
  return addOnById(tx, id);
}

export const isSlugTaken = async (tx: Tx, slug: string): Promise<boolean> =>
  (await tx.addOn.count({ where: { slug } })) > 0;

const columnsOf = <Values extends AddOnChange>({
  takes_seat,
  private_guide,
  for_whom,
  for_eyesight,
  picture,
  ...values
}: Values) => ({
  ...values,
  takesSeat: takes_seat,
  privateGuide: private_guide,
  forWhom: for_whom === null ? Prisma.DbNull : for_whom,
  forEyesight: for_eyesight,
  pictureId: picture,
});

export const insertAddOn = (tx: Tx, slug: string, values: AddOnInput, now: Date): Promise<AddOnWithDetails> =>
  tx.addOn.create({
    data: { ...columnsOf(values), slug, createdAt: now, updatedAt: now },
    include: addOnInclude,
  });

export const changeAddOn = (tx: Tx, id: string, patch: AddOnChange, updatedAt: Date): Promise<AddOnWithDetails> =>
  tx.addOn.update({ where: { id }, data: { ...columnsOf(patch), updatedAt }, include: addOnInclude });

export const deleteAddOn = (tx: Tx, id: string) => tx.addOn.delete({ where: { id } });

const plain = (row: AddOn) => ({
  uuid: row.id,
  price: row.price,
  unit: row.unit,
  maximum: row.maximum,
  active: row.active,
  takes_seat: row.takesSeat,
  private_guide: row.privateGuide,
  equipment: row.equipment,
  for_eyesight: row.forEyesight,
});

export function toAddOnRow(row: ListedAddOn, locale: Locale): AddOnRow {
  const texts = addOnTexts.parse(row.texts);
  return addOnRow.parse({
    ...plain(row),
    name: textsIn(texts, locale).name,
    picture: row.picture && toPicture(row.picture, { en: '' }, locale),
    products: row._count.products,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const toAddOnView = (row: AddOnWithDetails, locale: Locale): AddOnView =>
  addOnView.parse({
    ...plain(row),
    texts: row.texts,
    for_whom: row.forWhom,
    picture: row.picture && toPictureView(row.picture),
    products: row.products.map(({ product }) => ({
      slug: product.slug,
      title: textsIn(productTexts.parse(product.texts), locale).title,
    })),
    version: row.updatedAt.toISOString(),
  });

export const nameOf = ({ texts }: { texts: unknown }): string => addOnTexts.parse(texts).en.name;

export function factsOf(row: AddOnWithDetails) {
  const { uuid, ...facts } = plain(row);
  return {
    ...facts,
    for_whom: localisedLine.nullable().parse(row.forWhom),
    picture: row.pictureId,
    texts: addOnTexts.parse(row.texts),
  };
}
