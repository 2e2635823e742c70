import { toDiveSiteCard } from '@/features/catalogue/data';
import { activeDiveSites } from '@/features/catalogue/dive-sites/data';
import type { DiveSiteCard, diveSitesInput } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import type { z } from '@/shared/schema/zod';

type DiveSitesInput = z.output<typeof diveSitesInput>;

export async function listDiveSites({ db, locale, shows }: Ctx, input: DiveSitesInput): Promise<DiveSiteCard[]> {
  const rows = await activeDiveSites(db, input);
  await shows('locations', ...rows.map(({ slug }) => `location:${slug}` as const));
  return rows.map((row) => toDiveSiteCard(row, locale));
}
