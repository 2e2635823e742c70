import type { Ctx } from '../../../../server/context';
import type { LocationCard } from '../../schema';
import { activeLocations, toLocationCard } from '../data';

export async function listLocations({ db, locale, shows }: Ctx): Promise<LocationCard[]> {
  const rows = await activeLocations(db);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toLocationCard(row, locale));
}
