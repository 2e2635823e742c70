import type { ProductChange } from '@/features/catalogue/products/admin/schema';

export type ProductPatch = Omit<ProductChange, 'slug' | 'version'>;

/** Ids of linked entities, found by their slugs or uuids. */
export type Links = { programmeId?: string | null; comesAfter?: string[]; addOns?: string[]; locations?: string[] };

const placed = <Item>(items: Item[]) => items.map((item, at) => ({ item, position: at }));
const toId = (id: string) => ({ id });

/** Related rows to create with a new product. */
export const newRelations = (
  { comesAfter = [], addOns = [], locations = [], programmeId }: Links,
  values: ProductPatch,
) => ({
  programmeId,
  comesAfter: { connect: comesAfter.map(toId) },
  addOns: { create: placed(addOns).map(({ item: addOnId, position: at }) => ({ addOnId, position: at })) },
  locations: { create: placed(locations).map(({ item: locationId, position: at }) => ({ locationId, position: at })) },
  variants: {
    create: placed(values.variants ?? []).map(({ item: { uuid, ...item }, position: at }) => ({
      ...item,
      position: at,
    })),
  },
  faqs: { create: placed(values.faqs ?? []).map(({ item: { texts }, position: at }) => ({ texts, position: at })) },
  images: {
    create: placed(values.pictures ?? []).map(({ item, position: at }) => ({
      mediaId: item.uuid,
      alts: item.alts,
      position: at,
    })),
  },
});

/** Replaces a full list: updates lines with a uuid, creates lines without a uuid, and deletes missing lines. */
function replaced<Line extends { uuid?: string | undefined }, Data>(lines: Line[], toData: (line: Line) => Data) {
  const all = placed(lines);
  const remaining = all.flatMap(({ item, position: at }) => (item.uuid ? [{ id: item.uuid, item, at }] : []));
  return {
    deleteMany: { id: { notIn: remaining.map(({ id }) => id) } },
    update: remaining.map(({ id, item, at }) => ({ where: { id }, data: { ...toData(item), position: at } })),
    create: all.flatMap(({ item, position: at }) => (item.uuid ? [] : [{ ...toData(item), position: at }])),
  };
}

/** Related rows to write for the given fields; relations of omitted fields stay unchanged. */
export const changedRelations = (links: Links, patch: ProductPatch) => {
  const { addOns, locations } = newRelations(links, patch);
  return {
    programmeId: links.programmeId,
    ...(links.comesAfter && { comesAfter: { set: links.comesAfter.map(toId) } }),
    ...(links.addOns && { addOns: { deleteMany: {}, ...addOns } }),
    ...(links.locations && { locations: { deleteMany: {}, ...locations } }),
    ...(patch.variants && {
      variants: replaced(patch.variants, ({ names, price, active }) => ({ names, price, active })),
    }),
    ...(patch.faqs && { faqs: replaced(patch.faqs, ({ texts }) => ({ texts })) }),
    ...(patch.pictures && { images: { deleteMany: {}, ...newRelations({}, patch).images } }),
  };
};
