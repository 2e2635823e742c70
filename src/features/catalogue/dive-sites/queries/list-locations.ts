import { activeLocations, toLocationCard } from '@/features/catalogue/dive-sites/data';
import type { LocationCard, locationsInput } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { z } from '@/shared/schema/zod';

type Asked = z.output<typeof locationsInput>;

export async function listLocations({ db, locale, shows }: Ctx, asked: Asked): Promise<LocationCard[]> {
  const rows = await activeLocations(db, asked);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toLocationCard(row, locale));
}
