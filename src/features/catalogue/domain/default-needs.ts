import type { productKinds } from '@/features/catalogue/schema';
import { maxDiversPerGuide, type Part, type ProductNeeds } from '@/features/outings/domain/parts';
import type { areas } from '@/shared/diving/areas';

type Area = (typeof areas)[number];

type Facts = {
  kind: (typeof productKinds)[number];
  /** Slug, English title, or both. */
  name: string;
  area: Area | null;
  diveCount: number;
  durationDays: number;
  departureTime: string;
};

/** Divers are driven to these areas, because no boat of a shop in Sanur sails there. */
const reachedByRoad: readonly Area[] = ['amed', 'tulamben', 'menjangan', 'pemuteran', 'gilimanuk'];

const AFTERNOON = '11:30';
const EVENING = '16:30';

const isOpenWater = (name: string): boolean => /open[- ]water/i.test(name) && !/advanced/i.test(name);
const isDiscoverScuba = (name: string): boolean => /discover[- ]scuba/i.test(name);

function partsOf({ departureTime, durationDays }: Facts): Part[] {
  if (departureTime >= EVENING) return ['night'];
  if (durationDays > 0.5) return ['morning', 'afternoon'];
  return [departureTime >= AFTERNOON ? 'afternoon' : 'morning'];
}

function carriedAndLed({
  kind,
  name,
  area,
  diveCount,
  durationDays,
}: Facts): Pick<ProductNeeds, 'transport' | 'ledBy'> {
  const vehicle = area !== null && reachedByRoad.includes(area) ? 'van' : 'boat';
  if (kind === 'trip' || kind === 'activity') return { transport: [vehicle], ledBy: ['guide'] };
  if (kind !== 'course') return { transport: ['none'], ledBy: ['none'] };
  if (diveCount === 0) return { transport: ['none'], ledBy: ['instructor'] };
  const poolFirst = durationDays > 1 && isOpenWater(name);
  return { transport: poolFirst ? ['none', vehicle] : [vehicle], ledBy: ['instructor'] };
}

/** Usual needs of a product of this kind, until staff change them. */
export const defaultNeeds = (facts: Facts): ProductNeeds => ({
  ...carriedAndLed(facts),
  diversPerGuide: isDiscoverScuba(facts.name) ? 2 : maxDiversPerGuide,
  parts: partsOf(facts),
  areas: facts.area === null ? [] : [facts.area],
});
