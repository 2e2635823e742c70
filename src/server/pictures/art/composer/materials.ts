import { mix, palette } from './colour';
import { type Flora, type Growth, isSponge, rockTints } from './growth';
import type { Stone } from './ledge';
import type { Random } from './random';
import type { Setting } from './setting';
import type { Colours } from './stage';
import { hasBlackSand } from './waters';

/** A sheet of the picture: 0 far to 2 near, and 3 for the foreground. */
export type Plane = 0 | 1 | 2 | 3;
type Gradient = readonly [string, string];

/** Colours of ground, rock and growth, by the plane they are on. */
export type Materials = {
  /** True where the bottom is sand. */
  sandy: boolean;
  /** True where sand and rock are black. */
  basalt: boolean;
  sandLight: string;
  sand: (plane: Plane) => Gradient;
  earth: (plane: Plane) => Gradient;
  ground: (plane: Plane) => Gradient;
  rocks: readonly [Stone, Stone, Stone];
  /** Darkens a colour of rock where the rock is black. */
  stone: (colour: string, share: number) => string;
  haze: string;
  /** Share by which night dims growth. */
  dim: number;
  tint: (kind: Growth) => Colours | undefined;
  kinds: Growth[];
  flora: (plane: 0 | 1 | 2) => Flora;
  /** Degrees by which the current tilts growth. */
  lean: number;
};

const growthOn: Record<Setting['bottom'], readonly Growth[]> = {
  wall: ['fan-coral', 'soft-coral', 'barrel-sponge', 'staghorn', 'tube-sponge', 'table-coral', 'brain-coral'],
  pinnacle: ['fan-coral', 'soft-coral', 'barrel-sponge', 'staghorn', 'tube-sponge', 'table-coral', 'brain-coral'],
  reef: ['staghorn', 'table-coral', 'soft-coral', 'brain-coral', 'fan-coral', 'barrel-sponge', 'tube-sponge'],
  wreck: ['soft-coral', 'fan-coral', 'staghorn', 'tube-sponge', 'barrel-sponge', 'brain-coral'],
  muck: ['tube-sponge', 'soft-coral', 'kelp', 'anemone'],
  slope: ['staghorn', 'soft-coral', 'brain-coral', 'table-coral', 'barrel-sponge', 'fan-coral'],
};

const mostKinds = [6, 6, 5, 4, 4, 3, 2];

function kindsOf({ bottom, thin, random }: Setting): Growth[] {
  const kinds = [...growthOn[bottom]];
  const most = mostKinds[thin] ?? 2;
  while (kinds.length > most) kinds.splice(2 + Math.floor(random() * (kinds.length - 2)), 1);
  return kinds;
}

/** Gives each kind of growth a usual colour, from which a quarter of the plants differ. */
function tintsOf(random: Random): Materials['tint'] {
  const usual = new Map(Object.entries(rockTints).map(([kind, tints]) => [kind, Math.floor(random() * tints.length)]));
  return (kind) => {
    const tints = rockTints[kind];
    return tints?.[((usual.get(kind) ?? 0) + (random() < 0.28 ? 1 : 0)) % tints.length];
  };
}

function sandOf({ night, water }: Setting, basalt: boolean): Gradient {
  if (night) return ['#7d8a86', '#2a3c46'];
  if (water === 'murk') return ['#9aa088', '#4a5a50'];
  return basalt ? ['#66757a', '#1e2b33'] : ['#f3e4be', '#b7a67c'];
}

const lightSand = [0.74, 0.5, 0.22, 0.06] as const;
const darkSand = [0.8, 0.66, 0.5, 0.4] as const;
const fades = [0, 0.4, 0.06] as const;

export function materialsOf(setting: Setting): Materials {
  const { water, area, bottom, muck, night, ramp, random, current, side } = setting;
  const basalt = water === 'lava' || water === 'strobe' || (hasBlackSand(area) && water !== 'lagoon');
  const sandy = bottom === 'slope' || muck || bottom === 'wreck';
  const [sandLight, sandDark] = sandOf(setting, basalt);
  const stone = (colour: string, share: number) => (basalt ? mix(colour, '#1b2a33', share) : colour);
  const earths: readonly [Gradient, Gradient, Gradient, Gradient] = [
    [ramp(1.7), ramp(2.8)],
    [ramp(2.15), ramp(3.2)],
    [ramp(2.7), ramp(3.8)],
    [ramp(3.3), mix(ramp(4), palette.ink, 0.4)],
  ];
  const earth = (plane: Plane) => earths[plane];
  const sand = (plane: Plane): Gradient => [
    mix(sandLight, ramp(1.9), lightSand[plane]),
    mix(sandDark, ramp(3.3), darkSand[plane]),
  ];
  const haze = ramp(2.2);
  const dim = night ? 0.46 : 0;
  const tint = tintsOf(random);
  const kinds = kindsOf(setting);
  const withoutSponges = kinds.filter((kind) => !isSponge(kind));
  return {
    sandy,
    basalt,
    sandLight,
    sand,
    earth,
    ground: sandy ? sand : earth,
    stone,
    rocks: [
      { fills: [ramp(1.5), ramp(2.1)], lit: [ramp(1.15), ramp(2)] },
      {
        fills: [ramp(1.85), ramp(2.5), ramp(3.1)].map((colour) => stone(colour, 0.12)),
        lit: [ramp(1.15), stone(ramp(2.7), 0.1)],
      },
      {
        fills: [ramp(2.15), ramp(2.75), ramp(3.35), ramp(3.9)].map((colour) => stone(colour, 0.22)),
        lit: [mix(ramp(1.05), '#ffffff', night ? 0 : 0.08), stone(ramp(3.1), 0.2)],
      },
    ],
    haze,
    dim,
    tint,
    kinds,
    flora: (plane) => ({
      kinds: plane ? kinds : withoutSponges,
      tint,
      fade: plane === 0 ? undefined : fades[plane] + (1 - fades[plane]) * dim,
      water: haze,
      mono: plane === 0 ? ramp(1.75) : undefined,
    }),
    lean: current * 6 * side,
  };
}
