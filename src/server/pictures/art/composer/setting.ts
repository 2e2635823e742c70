import type { Side } from './buttress';
import { mix } from './colour';
import { type CreatureName, creatures, creaturesIn, livesOnBottom } from './creatures';
import type { SceneFacts } from './facts';
import { clamp } from './path';
import { createRandom, type Random } from './random';
import { Stage } from './stage';
import { type Hour, hourOf, type Stops, stopsOf, type Water, waterOf } from './waters';

/** The facts of a picture, and what its seed decides before anything is drawn. */
export type Setting = Required<Pick<SceneFacts, 'bottom' | 'night' | 'current' | 'seed'>> & {
  stage: Stage;
  random: Random;
  area: string | undefined;
  /** 0 draws everything, 6 the least. */
  thin: number;
  /** The share of growth that is drawn. */
  less: number;
  /** 1 where the mass of the picture is on the right, -1 on the left. */
  side: 1 | -1;
  mass: Side;
  open: Side;
  /** Maps x of a picture with its mass on the right. */
  mirror: (x: number) => number;
  composition: number;
  shallowest: number;
  deepest: number;
  /** From 0 to 1. */
  deep: number;
  /** True where the surface is in sight. */
  shallow: boolean;
  muck: boolean;
  names: CreatureName[];
  hero: CreatureName | undefined;
  /** True where the main animal lives on the bottom and is shown close up. */
  closeUp: boolean;
  /** Chooses among drawings, colour forms and growth. */
  variant: number;
  water: Water;
  hour: Hour;
  stops: Stops;
  /** The colour of the water from 0 at the surface to 4. */
  ramp: (depth: number) => string;
  /** The colour of light. */
  ray: string;
};

const shares = [1, 0.84, 0.7, 0.56, 0.44, 0.32, 0.2];
const rayColours: Record<Hour, string> = {
  noon: '#dcfff4',
  morning: '#fff3cf',
  late: '#ffe0ad',
  grey: '#e6f5ef',
  night: '#a9e6ee',
  strobe: '#9fe3d2',
};

/** Weighs how well a creature suits the picture as its main animal. */
function suits(name: CreatureName, { bottom, night = false }: SceneFacts): number {
  const isLow = livesOnBottom(name);
  if (bottom === 'muck') return isLow || name === 'cuttlefish' ? 1 : 0.2;
  if (night) return isLow || name === 'cuttlefish' || name === 'jellyfish' ? 1.6 : 0.5;
  return isLow && bottom !== 'slope' && bottom !== 'reef' ? 0.55 : 1;
}

/** Chooses the main animal; over many pictures the rarer ones win. */
function heroOf(random: Random, names: readonly CreatureName[], facts: SceneFacts): CreatureName | undefined {
  let hero = names[0];
  let best = -1;
  for (const [i, name] of names.entries()) {
    const { rarity } = creatures[name];
    const weight = ((rarity >= 6 && i === 0 ? 99 : rarity) * suits(name, facts)) / (1 + i * 0.22);
    const score = weight * (0.3 + random());
    if (score <= best) continue;
    best = score;
    hero = name;
  }
  return hero;
}

function rampOf(stops: Stops): (depth: number) => string {
  return (depth) => {
    const at = clamp(depth, 0, 3.999);
    const above = Math.floor(at) as 0 | 1 | 2 | 3;
    return mix(stops[above], stops[(above + 1) as 1 | 2 | 3 | 4], at - above);
  };
}

export function settingOf(facts: SceneFacts, thin: number): Setting {
  const { seed, depthMin, depthMax, bottom, life, night = false, current = 0, area } = facts;
  const random = createRandom(`${seed}|${bottom}`);
  const stage = new Stage(`s${Math.floor(createRandom(seed)() * 46655).toString(36)}-`);
  random();
  const shallowest = Math.max(0, Math.min(depthMin, depthMax));
  const deepest = Math.max(depthMin, depthMax, shallowest + 1);
  const deep = clamp(((shallowest + deepest) / 2 - 4) / 30, 0, 1);
  const side = random() > 0.5 ? 1 : -1;
  const composition = Math.floor(random() * 4);
  const names = creaturesIn(life);
  const hero = heroOf(random, names, facts);
  const variant = Math.floor(random() * 9);
  const water = waterOf(facts, shallowest, random());
  const hour = hourOf(random, water, shallowest, area);
  const stops = stopsOf(water, hour, deep);
  return {
    seed,
    bottom,
    night,
    current,
    area,
    stage,
    random,
    thin,
    less: shares[thin] ?? 1,
    side,
    mass: side > 0 ? 'right' : 'left',
    open: side > 0 ? 'left' : 'right',
    mirror: (x) => (side > 0 ? x : 1600 - x),
    composition,
    shallowest,
    deepest,
    deep,
    shallow: shallowest < 7 && water !== 'strobe',
    muck: bottom === 'muck',
    names,
    hero,
    closeUp: hero !== undefined && livesOnBottom(hero),
    variant,
    water,
    hour,
    stops,
    ramp: rampOf(stops),
    ray: rayColours[hour],
  };
}
