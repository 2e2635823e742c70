import type { DiveSiteCard } from '@/features/catalogue/schema';

export type Area = { name: DiveSiteCard['area']; sites: DiveSiteCard[] };

/** Groups sites by area, in the order in which the areas first appear. */
export function byArea(sites: DiveSiteCard[]): Area[] {
  const areas = new Map<Area['name'], DiveSiteCard[]>();
  for (const site of sites) areas.set(site.area, [...(areas.get(site.area) ?? []), site]);
  return [...areas].map(([name, there]) => ({ name, sites: there }));
}

/** Anchor of an area in the list of sites. */
export const areaId = (area: Area['name']) => `area-${area.replace('_', '-')}`;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const middleOf = (sites: DiveSiteCard[]) => ({
  latitude: mean(sites.map(({ position }) => position.latitude)),
  longitude: mean(sites.map(({ position }) => position.longitude)),
});
