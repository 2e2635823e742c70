import type { Ctx } from '../../../../server/context';
import type { z } from '../../../../shared/zod';
import type { LocationCard, locationsInput } from '../../schema';
import { activeLocations, toLocationCard } from '../data';

type Asked = z.output<typeof locationsInput>;

export async function listLocations({ db, locale, shows }: Ctx, asked: Asked): Promise<LocationCard[]> {
  const rows = await activeLocations(db, asked);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toLocationCard(row, locale));
}
