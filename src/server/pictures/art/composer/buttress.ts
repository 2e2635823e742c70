import { type Flora, type Growth, isSponge, plant, row, sizeOf } from './growth';
import { ledge, mapX, rock, type Seat, type Stone } from './ledge';
import { type Point, smooth } from './path';
import type { Random } from './random';
import { LEFT, RIGHT, type Stage } from './stage';

export type Side = 'left' | 'right';

export type Buttress = Flora &
  Stone & {
    side: Side;
    /** The mean position of its lips, measured as if on the right side. */
    x: number;
    /** Negative where it leaves the picture. */
    top: number;
    scale: number;
    lean: number;
    /** The density of growth. */
    rich: number;
    dark?: number;
  };

const STEP = 176;
const HIDDEN_TOP = -60;

/** The top of a buttress that ends below the surface. */
const crest = (x: number, top: number, k: number): Point[] => [
  [1680, top, true],
  [x + 300 * k, top - 8],
  [x + 170 * k, top + 4],
  [x + 70 * k, top + 20],
  [x + 24 * k, top + 62 * k, true],
];

const litCrest = (x: number, top: number, k: number): Point[] => [
  ...crest(x, top, k).reverse(),
  [1680, top + 26 * k, true],
  [x + 420 * k, top + 22 * k],
  [x + 230 * k, top + 40 * k],
  [x + 120 * k, top + 50 * k],
];

type Crown = { rich: number; x: number; top: number; k: number; sign: number; mirror: (x: number) => number };

function crownGrowth(stage: Stage, random: Random, flora: Flora, { rich, x, top, k, sign, mirror }: Crown): string {
  const kinds = flora.kinds.filter((kind) => !isSponge(kind) && kind !== 'kelp' && kind !== 'rock-1');
  let growth = '';
  let next = Math.floor(random() * 9);
  for (let i = 0; i < Math.round(3 + 3 * rich); i++) {
    next += 1 + Math.floor(random() * (kinds.length - 1));
    const kind = kinds[next % kinds.length] as Growth;
    const at = x + (60 + i * 96 + random() * 40) * k;
    if (at >= 1640) continue;
    growth += plant(stage, random, flora, kind, {
      x: mirror(at),
      y: top + (i ? 14 : 34) * k,
      width: sizeOf(kind) * k * (0.6 + random() * 0.4),
      turn: -sign * (i ? 2 : 14),
    });
  }
  return growth;
}

function cracksIn(random: Random, x: number, top: number, k: number, mirror: (x: number) => number): string {
  let path = '';
  for (let i = 0; i < 9; i++) {
    const atX = mirror(x + (110 + random() * 260) * k);
    const atY = Math.max(40, top + 110) + i * 98 + random() * 40;
    const bend = [8 + random() * 12, 20 + random() * 16, -6 + random() * 10, 54 + random() * 26].map(Math.round);
    path += `M${Math.round(atX)} ${Math.round(atY)}q${bend.join(' ')}`;
  }
  return path;
}

/** Draws a cliff that leaves the picture on one side, with lit ledges, and sea fans in its recesses. */
export function buttress(stage: Stage, random: Random, options: Buttress): { svg: string; seats: Seat[] } {
  const { x, top = HIDDEN_TOP, scale: k, lean, rich, dark = 0.24, side, fills, lit } = options;
  const sign = side === 'right' ? 1 : -1;
  const mirror = (at: number) => (sign > 0 ? at : 1600 - at);
  const mirrored = (points: readonly Point[]) => mapX(points, mirror);
  const hasCrest = top > -20;
  const wave = random() * 6;
  const edge: Point[] = hasCrest
    ? crest(x, top, k)
    : [
        [1680, top, true],
        [x + 110 * k, top, true],
      ];
  let tops = hasCrest ? smooth(mirrored(litCrest(x, top, k))) : '';
  let behind = hasCrest ? crownGrowth(stage, random, options, { rich, x, top, k, sign, mirror }) : '';
  let shades = '';
  let front = '';
  const seats: Seat[] = [];
  const first = hasCrest ? top + (140 + random() * 50) * k : 20 + random() * 130;
  for (let y = first; y < 900; y += STEP * k * (0.8 + random() * 0.45)) {
    const lip = x + lean * (y / 900) + Math.sin(y * 0.0062 + wave) * 56 * k + (random() - 0.5) * 80 * k;
    const back = 62 + random() * 56;
    const length = (200 + random() * 170) * k;
    const points = ledge({ lip, back, y, scale: k, length });
    edge.push(...points.edge);
    tops += smooth(mirrored(points.top));
    shades += smooth(mirrored(points.shade));
    const inner = lip + back * k;
    if (options.kinds.includes('fan-coral') && random() < 0.74)
      behind += plant(stage, random, options, 'fan-coral', {
        x: mirror(inner + 4),
        y: y + 92 * k,
        width: (150 + random() * 90) * k,
        turn: -sign * (58 + random() * 16),
      });
    else if (options.kinds.includes('soft-coral'))
      behind += plant(stage, random, options, 'soft-coral', {
        x: mirror(inner + 10),
        y: y + 96 * k,
        width: 74 * k,
        turn: -sign * (66 + random() * 14),
      });
    const count = Math.max(2, Math.round((2.4 + random() * 2) * rich));
    front += row(stage, random, options, {
      from: mirror(lip + 16 * k),
      to: mirror(inner + length * 0.86),
      y,
      scale: k,
      count,
    });
    seats.push([mirror(lip + (40 + back * 0.5) * k), y]);
  }
  const cracks = k >= 1 ? cracksIn(random, x, top, k, mirror) : '';
  edge.push([x + lean + 30 * k, 960, true], [1680, 960, true]);
  const direction = sign > 0 ? RIGHT : LEFT;
  const outline = smooth(mirrored(edge));
  return {
    seats,
    svg: rock(stage, {
      fills,
      lit,
      direction,
      depth: 70,
      shadow: 0.4,
      outline,
      behind,
      cracks,
      shades,
      dark,
      tops,
      front,
    }),
  };
}
