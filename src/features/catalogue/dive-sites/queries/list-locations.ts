import { toLocationCard } from '@/features/catalogue/data';
import { activeLocations } from '@/features/catalogue/dive-sites/data';
import type { LocationCard, locationsInput } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { z } from '@/shared/schema/zod';

type LocationsInput = z.output<typeof locationsInput>;

export async function listLocations({ db, locale, shows }: Ctx, input: LocationsInput): Promise<LocationCard[]> {
  const rows = await activeLocations(db, input);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toLocationCard(row, locale));
}
