import { processWide } from '@/server/process/process-wide';
import type { Locale } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { latestShop } from './current-shop';

/** The proxy has no database access of its own; the server sets the reader at startup. */
const reader = processWide('shop-reader', (): { read: () => Promise<Shop> } => ({ read: async () => latestShop() }));

export function readShopWith(read: () => Promise<Shop>): void {
  reader.read = read;
}

/** The languages hidden on the site; while the database is away, as last read. */
export async function hiddenLanguages(): Promise<readonly Locale[]> {
  const shop = await reader.read().catch(latestShop);
  return shop.languages.hidden;
}
