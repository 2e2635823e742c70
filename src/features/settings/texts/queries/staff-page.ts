import { latestPage, textsOf, versionOf } from '@/features/settings/texts/data';
import type { PageName, PageView } from '@/features/settings/texts/schema';
import type { Tx } from '@/server/database/db';
import { textValues } from '@/server/shop/text-values';
import { type Locale, locales } from '@/shared/locale/locales';
import { shippedText } from './shipped-text';

async function inEachLanguage<T>(read: (lng: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const all = await Promise.all(locales.map(async (lng) => [lng, await read(lng)] as const));
  return Object.fromEntries(all) as Record<Locale, T>;
}

export async function staffPage({ db }: { db: Tx }, page: PageName): Promise<PageView> {
  const saved = await latestPage(db, page);
  return {
    page,
    texts: textsOf(saved),
    shipped: await inEachLanguage((lng) => shippedText(page, lng)),
    fields: await inEachLanguage((lng) => textValues(db, lng)),
    version: versionOf(saved).updatedAt.toISOString(),
  };
}
