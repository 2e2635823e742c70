import { mix } from './colour';
import type { SceneFacts } from './facts';
import { pick, type Random } from './random';

/** Colours from the surface down; every sheet of a picture takes its colour from them. */
export type Stops = readonly [string, string, string, string, string];

export type Water = 'lagoon' | 'blue' | 'cold' | 'lava' | 'plankton' | 'murk' | 'strobe' | 'deep' | 'night';
export type Hour = 'noon' | 'morning' | 'late' | 'grey' | 'night' | 'strobe';

const waters: Record<Water, Stops> = {
  lagoon: ['#a0f2d9', '#4fcdc2', '#1b99a6', '#0b5f7d', '#073f5a'],
  blue: ['#8fdcec', '#35a5cc', '#14749f', '#0a4872', '#052744'],
  cold: ['#9fe3c6', '#43b09c', '#1a8080', '#0b525c', '#052f38'],
  lava: ['#74cfc4', '#2a8e9b', '#12627a', '#093f55', '#052636'],
  plankton: ['#c3ecb6', '#6cc4a0', '#2f9486', '#17636a', '#0b3c48'],
  murk: ['#8fae8c', '#54897a', '#2c635f', '#174446', '#0b2a2e'],
  strobe: ['#176b78', '#0d4f60', '#083847', '#052733', '#041a24'],
  deep: ['#2b93ad', '#15688c', '#0c4a6e', '#07304d', '#031b31'],
  night: ['#0f4a66', '#0a3b55', '#072c42', '#051f30', '#02121d'],
};

/** The hour at which an area is usually shown. */
const hours: Partial<Record<string, Hour>> = {
  tulamben: 'morning',
  amed: 'late',
  padang_bai: 'noon',
  candidasa: 'grey',
  nusa_penida: 'noon',
  nusa_lembongan: 'late',
  menjangan: 'morning',
  pemuteran: 'late',
  gilimanuk: 'grey',
  sanur: 'morning',
};

export const hasBlackSand = (area: string | undefined): boolean => area === 'tulamben' || area === 'amed';

const isSteep = (bottom: SceneFacts['bottom']) => bottom === 'wall' || bottom === 'pinnacle';

function waterOfArea({ bottom, area, visibility = 0 }: SceneFacts, chance: number): Water {
  if (hasBlackSand(area) && bottom !== 'reef') return isSteep(bottom) || chance < 0.3 ? 'blue' : 'lava';
  return bottom === 'wall' || visibility >= 15 ? 'blue' : 'lagoon';
}

function waterOfBottom({ bottom, life }: SceneFacts, chance: number): Water {
  if (life.slice(0, 2).some((name) => name === 'manta' || name === 'mola')) return chance < 0.75 ? 'cold' : 'plankton';
  if (isSteep(bottom)) return chance < 0.7 ? 'blue' : 'lagoon';
  if (bottom === 'wreck') return chance < 0.6 ? 'lava' : 'blue';
  if (chance < 0.5) return 'lagoon';
  return chance < 0.8 ? 'blue' : 'lava';
}

export function waterOf(facts: SceneFacts, shallowest: number, chance: number): Water {
  const { bottom, area, visibility, temperature, night } = facts;
  if (night) return 'night';
  if (shallowest >= 25) return 'deep';
  if (visibility !== undefined && visibility <= 4) return 'murk';
  if (visibility !== undefined && visibility <= 5) return 'plankton';
  if (temperature !== undefined && temperature <= 22)
    return temperature <= 18 || (visibility ?? 0) <= 10 ? 'cold' : 'blue';
  if (bottom === 'muck') return chance < 0.72 ? 'strobe' : 'lava';
  return area ? waterOfArea(facts, chance) : waterOfBottom(facts, chance);
}

export function hourOf(random: Random, water: Water, shallowest: number, area: string | undefined): Hour {
  if (water === 'night' || water === 'strobe') return water;
  if (shallowest >= 25) return 'noon';
  const usual = area ? hours[area] : undefined;
  return pick(random, ['noon', 'morning', 'late', 'grey', ...(usual ? [usual, usual] : (['noon'] as const))]);
}

const late: Stops = ['#ffd08c', '#f0b57a', '#8a7a9a', '#2c3a6a', '#141c48'];
const lateShares = [0.4, 0.13, 0.05, 0.16, 0.26] as const;
const grey: Stops = ['#a9c4c0', '#7fa3a3', '#4f7a80', '#26505c', '#123542'];

const mapStops = (stops: Stops, change: (stop: string, i: 0 | 1 | 2 | 3 | 4) => string): Stops => [
  change(stops[0], 0),
  change(stops[1], 1),
  change(stops[2], 2),
  change(stops[3], 3),
  change(stops[4], 4),
];

/** Mixes the colours for a water, an hour, and a depth from 0 to 1. */
export function stopsOf(water: Water, hour: Hour, deep: number): Stops {
  const fixed = water === 'deep' || water === 'strobe' || water === 'night';
  const stops = fixed ? waters[water] : mapStops(waters[water], (stop, i) => mix(stop, waters.deep[i], deep * 0.34));
  if (hour === 'late') return mapStops(stops, (stop, i) => mix(stop, late[i], lateShares[i]));
  if (hour === 'morning') return mapStops(stops, (stop, i) => (i < 2 ? mix(stop, '#fff0c4', 0.3 - i * 0.18) : stop));
  return hour === 'grey' ? mapStops(stops, (stop, i) => mix(stop, grey[i], 0.2)) : stops;
}
