import { addOnsThere, diveSitesNamed, fullLadder, productsNamed } from '@/features/catalogue/product-links/data';
import { isCircular } from '@/features/catalogue/products/admin/domain/ladder';
import type { Links } from '@/features/catalogue/products/admin/domain/relations';
import type { ProductChange } from '@/features/catalogue/products/admin/schema';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';

type LinkValues = Pick<ProductChange, 'programme' | 'comes_after' | 'add_ons' | 'locations'>;

async function programmeOf(tx: Tx, slug: string | null, id: string | null): Promise<string | null> {
  if (slug === null) return null;
  const [found] = await productsNamed(tx, [slug]);
  if (found?.kind !== 'go_pro' || found.programmeId !== null || found.id === id) {
    throw fieldError('programme', 'invalid.programme');
  }
  return found.id;
}

async function stepsBefore(tx: Tx, slugs: string[], id: string | null): Promise<string[]> {
  const ids = (await productsNamed(tx, slugs)).map((product) => product.id);
  if (ids.length < slugs.length) throw fieldError('comes_after', 'invalid.gone');
  if (id && isCircular(await fullLadder(tx), id, ids)) throw fieldError('comes_after', 'invalid.circular');
  return ids;
}

type Found = { id: string }[];

function allOf(field: string, named: string[], found: Found): string[] {
  if (found.length < named.length) throw fieldError(field, 'invalid.gone');
  return found.map(({ id }) => id);
}

/** Resolves slugs and uuids to ids, and refuses unknown slugs and uuids; `id` is null for a new product. */
export async function findLinks(tx: Tx, values: LinkValues, id: string | null): Promise<Links> {
  const { programme, comes_after, add_ons, locations } = values;
  return {
    ...(programme !== undefined && { programmeId: await programmeOf(tx, programme, id) }),
    ...(comes_after && { comesAfter: await stepsBefore(tx, comes_after, id) }),
    ...(add_ons && { addOns: allOf('add_ons', add_ons, await addOnsThere(tx, add_ons)) }),
    ...(locations && { locations: allOf('locations', locations, await diveSitesNamed(tx, locations)) }),
  };
}
