import type { Random } from './random';
import { pick } from './random';
import type { Colours, Stage } from './stage';

const sizes = {
  'fan-coral': 170,
  staghorn: 165,
  'table-coral': 200,
  'brain-coral': 150,
  'barrel-sponge': 105,
  'soft-coral': 112,
  'tube-sponge': 90,
  anemone: 125,
  kelp: 84,
  'rock-1': 260,
};

export type Growth = keyof typeof sizes;

export const sizeOf = (kind: Growth): number => sizes[kind];
export const isSponge = (kind: Growth): boolean => kind.endsWith('sponge');

/** The colours of growth on sand and rubble. */
export const bedTints: Partial<Record<Growth, Colours[]>> = {
  'fan-coral': [
    ['#ff7a59', '#ff9d7f'],
    ['#e0567f', '#ff8fa8'],
    ['#ffb347', '#ffd08a'],
  ],
  staghorn: [
    ['#f2b46b', '#f4e3c1'],
    ['#5fb7c4', '#c9f2ea'],
    ['#c98bd0', '#f0d3ee'],
  ],
  'table-coral': [
    ['#14919b', '#45dfb1'],
    ['#2f7f8f', '#8fd8cf'],
  ],
  'brain-coral': [
    ['#e9a178', '#f4e3c1'],
    ['#5fae95', '#bff0d0'],
  ],
  'soft-coral': [
    ['#d9538a', '#ff9fb0'],
    ['#ff7a59', '#ffc2a3'],
    ['#8a6bd1', '#c4b1f2'],
  ],
  'tube-sponge': [
    ['#ffc857', '#f4e3c1'],
    ['#b07cc6', '#ead3f0'],
  ],
  kelp: [
    ['#14919b', '#45dfb1'],
    ['#1b7a6b', '#6fd6a4'],
  ],
};

/** The colours of growth on rock. */
export const rockTints: Partial<Record<Growth, Colours[]>> = {
  ...bedTints,
  'barrel-sponge': [
    ['#b4565c', '#e58b74'],
    ['#8a5a86', '#c99bc4'],
    ['#a9743f', '#e0b078'],
  ],
  anemone: [
    ['#e9826b', '#ffd9a8'],
    ['#a06bb8', '#ead3f0'],
    ['#6fae8f', '#e6f5c9'],
  ],
};

/** The growth of one plane of the picture. */
export type Flora = {
  kinds: readonly Growth[];
  tint: (kind: Growth) => Colours | undefined;
  fade: number | undefined;
  water: string;
  /** Set on the furthest plane, which is a silhouette. */
  mono: string | undefined;
};

type Seat = { x: number; y: number; width: number; turn?: number };

/** Draws one plant on its foot. */
export const plant = (stage: Stage, random: Random, flora: Flora, kind: Growth, { turn = 0, ...seat }: Seat): string =>
  stage.copy(kind, {
    ...seat,
    anchor: 'foot',
    turn,
    flip: random() > 0.5,
    colours: flora.tint(kind),
    fade: flora.fade,
    water: flora.water,
    mono: flora.mono,
  });

type Row = { from: number; to: number; y: number; scale: number; count: number };

/** Draws growth upright on a ledge, from its lip to its inside. */
export function row(stage: Stage, random: Random, flora: Flora, { from, to, y, scale, count }: Row): string {
  const tallest = Math.floor(random() * count);
  const upright = flora.kinds.filter(
    (kind) => kind !== 'fan-coral' && kind !== 'kelp' && !(flora.mono && isSponge(kind)),
  );
  let plants = '';
  let last: Growth | undefined;
  for (let i = 0; i < count; i++) {
    let kind = pick(random, upright);
    if (kind === last) kind = upright[(upright.indexOf(kind) + 1) % upright.length] as Growth;
    last = kind;
    const share = (i + 0.3 + random() * 0.4) / count;
    const width = sizeOf(kind) * scale * (i === tallest ? 0.98 : 0.58 + random() * 0.2);
    plants += plant(stage, random, flora, kind, {
      x: from + (to - from) * share,
      y: y - 14 * scale * Math.sin(share * 3.14) + 8 * scale,
      width,
      turn: i ? (random() - 0.5) * 8 : Math.sign(from - to) * 7,
    });
  }
  return plants;
}
