import { inOrder } from '@/features/catalogue/data';
import { type ProductChoices, productChoices } from '@/features/catalogue/product-links/domain/choices';
import { addOnTexts, diveSiteTexts, productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { maxChoices } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';

type Row = { id: string };

/** Returns the first rows up to a limit, plus those already chosen. */
async function firstAndChosen<R extends Row>(
  find: (rows: { take?: number; where?: { id: { in: string[] } } }) => Promise<R[]>,
  chosen: string[],
): Promise<R[]> {
  const first = await find({ take: maxChoices });
  const shown = new Set(first.map(({ id }) => id));
  const missing = chosen.filter((id) => !shown.has(id));
  return missing.length > 0 ? [...first, ...(await find({ where: { id: { in: missing } } }))] : first;
}

const linked = {
  programmeId: true,
  comesAfter: { select: { id: true } },
  addOns: { select: { addOnId: true } },
  locations: { select: { locationId: true } },
} as const;

/** Possible and current links of a product. */
export async function choices(db: Tx, locale: Locale, slug?: string): Promise<ProductChoices> {
  const own = slug ? await db.product.findUnique({ where: { slug }, select: linked }) : null;
  const before = own?.comesAfter.map(({ id }) => id) ?? [];
  const [addOns, sites, products] = await Promise.all([
    firstAndChosen(
      (rows) => db.addOn.findMany({ ...rows, orderBy: { slug: 'asc' } }),
      own?.addOns.map(({ addOnId }) => addOnId) ?? [],
    ),
    firstAndChosen(
      (rows) => db.location.findMany({ ...rows, orderBy: [{ sortOrder: 'asc' }, { slug: 'asc' }] }),
      own?.locations.map(({ locationId }) => locationId) ?? [],
    ),
    firstAndChosen(
      (rows) => db.product.findMany({ ...rows, orderBy: inOrder }),
      own?.programmeId ? [...before, own.programmeId] : before,
    ),
  ]);
  return productChoices.parse({
    add_ons: addOns.map(({ id, texts, active }) => ({
      uuid: id,
      name: textsIn(addOnTexts.parse(texts), locale).name,
      active,
    })),
    locations: sites.map(({ slug, texts, area }) => ({
      slug,
      name: textsIn(diveSiteTexts.parse(texts), locale).name,
      area,
    })),
    products: products.map(({ slug, texts, kind, programmeId }) => ({
      slug,
      name: textsIn(productTexts.parse(texts), locale).title,
      kind,
      is_programme: kind === 'go_pro' && programmeId === null,
    })),
  });
}

/** Sorts rows by the given names and skips a name without a row. */
async function inOrderOf<Row>(names: string[], rows: Row[], nameOf: (row: Row) => string): Promise<Row[]> {
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

export const productsNamed = async (tx: Tx, slugs: string[]) =>
  inOrderOf(
    slugs,
    await tx.product.findMany({
      where: { slug: { in: slugs } },
      select: { id: true, slug: true, kind: true, active: true, programmeId: true },
    }),
    ({ slug }) => slug,
  );

export const diveSitesNamed = async (tx: Tx, slugs: string[]) =>
  inOrderOf(
    slugs,
    await tx.location.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } }),
    ({ slug }) => slug,
  );

export const addOnsThere = async (tx: Tx, ids: string[]) =>
  inOrderOf(ids, await tx.addOn.findMany({ where: { id: { in: ids } }, select: { id: true } }), ({ id }) => id);

/** Prerequisites of every product, by id. */
export async function fullLadder(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.product.findMany({ select: { id: true, comesAfter: { select: { id: true } } } });
  return new Map(rows.map(({ id, comesAfter }) => [id, comesAfter.map((before) => before.id)]));
}
