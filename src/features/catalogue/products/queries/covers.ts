import type { Tx } from '../../../../server/db';
import type { Locale } from '../../../../shared/locales';
import { toPicture } from '../../data';
import type { PictureView } from '../../schema';
import { coversOf } from '../data';

/** The cover of each of these products that has one, by the product's id. */
export async function covers(db: Tx, ids: string[], locale: Locale): Promise<Map<string, PictureView>> {
  const images = await coversOf(db, [...new Set(ids)]);
  return new Map(images.map(({ productId, media, alts }) => [productId, toPicture(media, alts, locale)]));
}
