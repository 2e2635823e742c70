import { mix, palette } from './colour';
import type { Point } from './path';
import { shorten } from './path';
import type { Direction, Stage, Stop } from './stage';

export type Seat = readonly [x: number, y: number];

/** The colours of a rock: its face from the lit side, and its ledges from lip to inside. */
export type Stone = { fills: readonly string[]; lit: readonly [string, string] };

type Ledge = { lip: number; back: number; y: number; scale: number; length: number };
export type LedgePoints = { edge: Point[]; top: Point[]; shade: Point[] };

/** Creates a ledge with open water on its left; x counts into the rock. */
export function ledge({ lip, back, y, scale: k, length }: Ledge): LedgePoints {
  const inner = lip + back * k;
  const at = (x: number, dy: number, corner = false): Point => [x, y + dy * k, corner];
  return {
    edge: [
      at(inner + 8 * k, -34, true),
      at((lip + inner) / 2, -20),
      at(lip, 0, true),
      at(lip - 12 * k, 20),
      at(lip + 14 * k, 50),
      at(inner - 8 * k, 80, true),
      at(inner + 18 * k, 112),
    ],
    top: [
      at(lip, 0, true),
      at((lip + inner) / 2, -20),
      at(inner + 8 * k, -34, true),
      at(inner + length * 0.3, -38),
      at(inner + length * 0.66, -30),
      at(inner + length * 1.1, -19, true),
      at(inner + length * 0.74, -10),
      at(inner + length * 0.4, 8),
      at(inner + length * 0.08, 11),
      at(lip + 34 * k, 18),
      at(lip - 6 * k, 12, true),
    ],
    shade: [
      at(lip - 10 * k, 20, true),
      at(lip + 40 * k, 27),
      at(inner + length * 0.1, 20),
      at(inner + length * 0.42, 18),
      at(inner + length * 0.8, -2),
      at(inner + length * 1.1, -14, true),
      at(inner + length * 0.86, 40),
      at(inner + length * 0.44, 84),
      at(inner + 50 * k, 108),
      at(inner + 18 * k, 112, true),
      at(inner - 8 * k, 80, true),
      at(lip + 14 * k, 50),
    ],
  };
}

export const mapX = (points: readonly Point[], move: (x: number) => number): Point[] =>
  points.map(([x, y, corner]) => [move(x), y, corner]);

type Rock = Stone & {
  shadow: number;
  behind: string;
  outline: string;
  /** The share of the width over which the face darkens. */
  depth: number;
  direction: Direction;
  cracks?: string;
  shades: string;
  dark: number;
  tops: string;
  front: string;
};

/** Assembles a rock: growth behind it, its face, shades under the ledges, lit ledges, growth in front. */
export function rock(stage: Stage, { fills, lit, direction, cracks = '', ...rest }: Rock): string {
  const shadow = stage.shadow(2, 14, rest.shadow);
  const stops = fills.map((fill, i): Stop => [Math.round((i / (fills.length - 1)) * rest.depth) / 100, fill]);
  const face = stage.linear(stops, direction);
  const ledges = stage.linear(
    [
      [0, lit[0]],
      [0.5, mix(lit[0], lit[1], 0.62)],
      [1, lit[1]],
    ],
    direction,
  );
  const cracked = cracks
    ? `<path fill="none" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round" opacity=".2" d="${cracks}"/>`
    : '';
  const shaded = `<path fill="${palette.ink}" opacity="${rest.dark}" d="${shorten(rest.shades)}"/>`;
  return `<g filter="${shadow}">${rest.behind}<path fill="${face}" d="${shorten(rest.outline)}"/>${cracked}${shaded}<path fill="${ledges}" d="${shorten(rest.tops)}"/></g>${rest.front}`;
}
