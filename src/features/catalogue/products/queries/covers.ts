import { toPicture } from '@/features/catalogue/data';
import { coversOf } from '@/features/catalogue/products/data';
import type { PictureView } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';

/** Covers by product id; products without a cover are absent. */
export async function covers(db: Tx, ids: string[], locale: Locale): Promise<Map<string, PictureView>> {
  const images = await coversOf(db, [...new Set(ids)]);
  return new Map(images.map(({ productId, media, alts }) => [productId, toPicture(media, alts, locale)]));
}
