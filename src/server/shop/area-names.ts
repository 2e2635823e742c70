import { db } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { areaName } from '@/shared/shop/pickup';
import { currentShop } from './current-shop';

/** The names of the pickup areas by slug, for files. */
export async function areaNamesIn(locale: Locale): Promise<(slug: string) => string> {
  const { pickup } = await currentShop(db);
  return (slug) => areaName(pickup, locale, slug);
}
