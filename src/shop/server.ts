import { cache } from 'react';
import { db } from '@/server/database/db';
import { recordCacheTags } from '@/server/page-cache/record-cache-tags';
import { currentShop } from '@/server/shop/current-shop';
import type { Locale } from '@/shared/locale/locales';
import { areaName } from '@/shared/shop/pickup';
import type { Shop } from '@/shared/shop/sections';

/** The settings of the shop for a server component; its page is rebuilt when they change. */
export const getShop = cache(async (): Promise<Shop> => {
  await recordCacheTags('shop');
  return currentShop(db);
});

/** Names a pickup area by its slug. */
export async function getAreaNames(lng: Locale): Promise<(slug: string) => string> {
  const { pickup } = await getShop();
  return (slug) => areaName(pickup, lng, slug);
}
