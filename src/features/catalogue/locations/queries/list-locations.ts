import type { Ctx } from '../../../../server/context';
import type { LocationCard } from '../../schema';
import { activeLocations, toLocationCard } from '../data';

export async function listLocations({ db, locale, shows }: Ctx, page: number): Promise<LocationCard[]> {
  const rows = await activeLocations(db, page);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toLocationCard(row, locale));
}
