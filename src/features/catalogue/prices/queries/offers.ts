import { toPicture } from '@/features/catalogue/data';
import {
  type OfferRow,
  readOffers,
  toOfferRow,
  toOrderable,
  type VersionedOffer,
  versionedOffers,
} from '@/features/catalogue/prices/data';
import type { Orderable } from '@/features/catalogue/prices/schema';
import type { PictureView } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { processWide } from '@/server/process/process-wide';
import type { Locale } from '@/shared/locale/locales';

export type Offer = { product: Orderable; cover: (locale: Locale) => PictureView | null };
export type Offers = ReadonlyMap<string, Offer>;
type CachedOffer = { version: string; offer: Offer };

/** Published products by slug; a shop has few of them. */
const cached = processWide('offers', () => new Map<string, CachedOffer>());

const offerOf = (row: OfferRow): Offer => ({
  product: toOrderable(row),
  cover: (locale) => row.cover && toPicture(row.cover.media, row.cover.alts, locale),
});

function cacheOffer(slug: string, version: string, row: OfferRow): Offer {
  const offer = offerOf(row);
  cached.set(slug, { version, offer });
  return offer;
}

/**
 * Reads published products by slug. Compares this process's cache with the version in the database, within the
 * statement that embeds `sql`, because another instance may have changed them.
 */
export function offersIn(slugs: readonly string[]) {
  const held = [...new Set(slugs)].map((slug) => ({ slug, version: '', ...cached.get(slug) }));
  const read = (answer: readonly VersionedOffer[]): Offers =>
    new Map(
      answer.flatMap(({ slug, version, rows }) => {
        const offer = rows ? cacheOffer(slug, version, toOfferRow(rows)) : held.find((one) => one.slug === slug)?.offer;
        return offer ? [[slug, offer] as const] : [];
      }),
    );
  return { held, sql: versionedOffers(held), read };
}

export async function offersNow(db: Tx, slugs: readonly string[]): Promise<Offers> {
  const { held, read } = offersIn(slugs);
  return read(await readOffers(db, held));
}
