import { mix, palette } from './colour';
import { plant } from './growth';
import type { Scene } from './layout';
import { type Point, smooth } from './path';
import { LEFT, RIGHT } from './stage';

const sandShape: readonly Point[] = [
  [-300, 190, true],
  [-250, 60],
  [-190, 30],
  [-90, 8],
  [0, 0],
  [90, 6],
  [200, 28],
  [270, 60],
  [320, 190, true],
];
const rockShape: readonly Point[] = [
  [-290, 240, true],
  [-256, 138],
  [-216, 74],
  [-164, 34, true],
  [-94, 9],
  [-6, 0],
  [82, 9, true],
  [164, 27],
  [219, 58],
  [256, 116],
  [289, 240, true],
];
const litTop: readonly Point[] = [
  [-216, 74, true],
  [-164, 34, true],
  [-94, 9],
  [-6, 0],
  [82, 9, true],
  [164, 27],
  [219, 58, true],
  [120, 70],
  [20, 58],
  [-70, 74],
  [-150, 70],
];
const underTop: readonly Point[] = [
  [-210, 84, true],
  [-150, 82],
  [-70, 86],
  [20, 70],
  [120, 82],
  [214, 68, true],
  [150, 130],
  [20, 120],
  [-90, 136],
];
const darkSide: readonly Point[] = [
  [82, 9, true],
  [164, 27],
  [219, 58],
  [256, 116],
  [289, 240, true],
  [110, 240, true],
  [150, 150],
  [96, 90],
  [120, 50],
];
const FOOT = [-240, -150, -56, 120, 232];

type At = { x: number; y: number };

const moved = (points: readonly Point[], { x, y }: At, stretch = 1): Point[] =>
  points.map(([dx, dy, corner]) => [x + dx * stretch, y + dy, corner]);

const shaded = (points: readonly Point[], at: At, stretch?: number) =>
  `<path fill="${palette.ink}" opacity=".2" d="${smooth(moved(points, at, stretch))}"/>`;

const rim = (points: readonly Point[], colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="3" d="${smooth(points, false)}"/>`;

/** Draws the sand that a burrowing animal looks out of. */
export function sandMound({ stage, sand, sandLight }: Scene, at: At): string {
  const [top, foot] = sand(2);
  const fill = stage.linear([
    [0, top],
    [1, foot],
  ]);
  const outline = moved(sandShape, at, 1.25);
  return `<path fill="${fill}" d="${smooth(outline)}"/>${rim(outline.slice(1, -2), mix(sandLight, '#ffffff', 0.4))}`;
}

/** Draws a rock that carries an animal, with growth at its foot. */
export function rockMound(scene: Scene, at: At): { rock: string; foot: string } {
  const { stage, random, rocks, ramp, side, flora, kinds, variant } = scene;
  const { fills, lit } = rocks[2];
  const [light = '', middle = '', , dark = ''] = fills;
  const face = stage.linear([
    [0, light],
    [0.5, middle],
    [1, dark],
  ]);
  const outline = moved(rockShape, at);
  const body = `<path fill="${face}" d="${smooth(outline)}"/>${rim(outline.slice(2, -2), ramp(1))}`;
  const foot = FOOT.map((dx, i) => {
    const kind = kinds[(i + variant) % kinds.length];
    if (!kind) return '';
    const x = at.x + dx + (random() - 0.5) * 30;
    const seat = { x, y: at.y + 196 + Math.abs(dx) * 0.16, width: 96 + random() * 60, turn: dx / 30 };
    return plant(stage, random, flora(2), kind, seat);
  });
  const ledge = stage.linear(
    [
      [0, lit[0]],
      [1, lit[1]],
    ],
    side > 0 ? RIGHT : LEFT,
  );
  const top = `<path fill="${ledge}" d="${smooth(moved(litTop, at))}"/>${shaded(underTop, at)}`;
  return { rock: `${body}${shaded(darkSide, at, side)}${top}`, foot: foot.join('') };
}
