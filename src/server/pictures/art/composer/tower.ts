import { type Flora, plant, row, sizeOf } from './growth';
import { ledge, mapX, rock, type Seat, type Stone } from './ledge';
import { clamp, type Point, smooth } from './path';
import { pick, type Random } from './random';
import { LEFT, RIGHT, type Stage } from './stage';

export type Tower = Flora &
  Stone & {
    x: number;
    top: number;
    base?: number;
    width: number;
    scale?: number;
    /** The density of growth. */
    rich: number;
    /** Positive where the light comes from the right. */
    light: number;
  };

const STEP = 168;
const DARK = 0.22;
const BROAD = 800;

/** The growth, ledges and seats collected on the way round a tower. */
type Parts = { behind: string; front: string; tops: string; shades: string; seats: Seat[] };
type Shape = Tower & { base: number; scale: number; halfAt: (y: number) => number };

/** Adds the ledges of one flank and returns its outline from the top down. */
function flank(stage: Stage, random: Random, shape: Shape, parts: Parts, isRight: boolean): Point[] {
  const { x, top, base, scale: k, rich, halfAt } = shape;
  const sign = isRight ? -1 : 1;
  const outline: Point[] = [];
  const first = top + (90 + (isRight ? 70 : 0) + random() * 40) * k;
  for (let y = first; y < base - 60 * k; y += STEP * k * (0.85 + random() * 0.4)) {
    const lip = -halfAt(y) + (random() - 0.5) * 64 * k;
    const back = 34 + random() * 40;
    const length = Math.min(halfAt(y) * (0.5 + random() * 0.34), (110 + random() * 90) * k);
    const points = ledge({ lip, back, y, scale: k, length });
    const moved = (list: readonly Point[]) => mapX(list, (at) => x + sign * at);
    outline.push(...moved(points.edge));
    parts.tops += smooth(moved(points.top));
    parts.shades += smooth(moved(points.shade));
    const inner = lip + back * k;
    if (shape.kinds.includes('fan-coral') && random() < 0.6)
      parts.behind += plant(stage, random, shape, 'fan-coral', {
        x: x + sign * (inner + 6),
        y: y + 92 * k,
        width: (130 + random() * 70) * k,
        turn: -sign * (52 + random() * 16),
      });
    const count = Math.max(1, Math.round((1.4 + random() * 1.6) * rich));
    const from = x + sign * (lip + 14 * k);
    parts.front += row(stage, random, shape, { from, to: x + sign * (inner + length * 0.8), y, scale: k, count });
    parts.seats.push([x + sign * (lip + (26 + back * 0.4) * k), y]);
  }
  return outline;
}

/** Adds ledges on the face of a broad tower. */
function faceLedges(stage: Stage, random: Random, shape: Shape, parts: Parts): void {
  const { x, top, scale: k, rich } = shape;
  for (let i = 0; i < 4; i++) {
    const y = top + (120 + i * 92) * k;
    const middle = x + (i % 2 ? 1 : -1) * (60 + random() * 150) * k;
    const half = (150 + random() * 90) * k;
    parts.tops += smooth([
      [middle - half, y, true],
      [middle - half * 0.5, y - 15 * k],
      [middle + half * 0.4, y - 20 * k],
      [middle + half, y - 4 * k, true],
      [middle + half * 0.4, y + 13 * k],
      [middle - half * 0.5, y + 16 * k],
    ]);
    parts.shades += smooth([
      [middle - half, y + 6, true],
      [middle, y + 20 * k],
      [middle + half, y, true],
      [middle + half * 0.5, y + 62 * k],
      [middle - half * 0.5, y + 66 * k],
    ]);
    const count = Math.max(2, Math.round(3 * rich));
    const [from, to] = [middle - half * 0.8, middle + half * 0.8];
    parts.front += row(stage, random, shape, { from, to, y, scale: k, count });
    parts.seats.push([middle, y]);
  }
}

function crownGrowth(stage: Stage, random: Random, shape: Shape, half: number): string {
  const { x, top, scale: k, rich, mono } = shape;
  const kinds = shape.kinds.filter(
    (kind) =>
      kind !== 'barrel-sponge' && kind !== 'kelp' && kind !== 'brain-coral' && !(mono && kind === 'tube-sponge'),
  );
  const count = Math.max(2, Math.round((half / (48 * k)) * Math.min(1, 0.35 + rich * 0.6)));
  let growth = '';
  for (let i = 0; i < count; i++) {
    const kind = pick(random, kinds);
    const offset = ((i + 0.5) / count) * 2 - 1;
    growth += plant(stage, random, shape, kind, {
      x: x + offset * half * 0.86,
      y: top + (16 + 42 * offset * offset) * k,
      width: sizeOf(kind) * k * (0.62 + random() * 0.4),
      turn: offset * 24,
    });
  }
  return growth;
}

/** Draws a rock that stands free, with ledges on both sides: a pinnacle, a bommie, a coral tower. */
export function tower(stage: Stage, random: Random, options: Tower): { svg: string; seats: Seat[] } {
  const { x, top, base = 960, width, scale: k = 1, light, fills, lit } = options;
  const halfAt = (y: number) => (width / 2) * (0.34 + 0.66 * clamp((y - top) / (base - top), 0, 1) ** 0.8);
  const shape: Shape = { ...options, base, scale: k, halfAt };
  const half = halfAt(top + 20 * k);
  const parts: Parts = { behind: '', front: '', tops: '', shades: '', seats: [[x, top + 6]] };
  const left = flank(stage, random, shape, parts, false);
  const right = flank(stage, random, shape, parts, true);
  if (width > BROAD) faceLedges(stage, random, shape, parts);
  parts.behind += crownGrowth(stage, random, shape, half);
  const tip = x + (random() - 0.5) * half * 0.9;
  const outline = smooth([
    [x - half, top + 58 * k, true],
    [x - half * 0.66, top + 20 * k],
    [tip - half * 0.2, top - 6 * k],
    [tip + half * 0.22, top],
    [x + half * 0.7, top + 26 * k],
    [x + half, top + 64 * k, true],
    ...right,
    [x + width / 2, base, true],
    [x - width / 2, base, true],
    ...left.reverse(),
  ]);
  const direction = light > 0 ? LEFT : RIGHT;
  const { seats, ...drawn } = parts;
  return { seats, svg: rock(stage, { fills, lit, direction, depth: 85, shadow: 0.38, dark: DARK, outline, ...drawn }) };
}
