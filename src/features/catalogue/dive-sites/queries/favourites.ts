import { toDiveSiteCard } from '@/features/catalogue/data';
import { favouriteDiveSites } from '@/features/catalogue/dive-sites/data';
import { type FavouriteSite, maxOnHome } from '@/features/catalogue/dive-sites/schema';
import type { Ctx } from '@/server/api/context';

/** Dive sites that the owner shows on the home page. */
export async function favourites({ db, locale, shows }: Ctx): Promise<FavouriteSite[]> {
  const rows = await favouriteDiveSites(db, maxOnHome);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => ({ ...toDiveSiteCard(row, locale), best_months: row.bestMonths }));
}
