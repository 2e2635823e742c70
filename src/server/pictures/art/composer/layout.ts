import { type Buttress, buttress } from './buttress';
import { mix } from './colour';
import { type Bump, bed } from './ground';
import type { Growth } from './growth';
import type { Seat } from './ledge';
import type { Materials } from './materials';
import { tenth } from './path';
import type { Setting } from './setting';
import { type Tower, tower } from './tower';

/** A circle that something occupies; a solid one is rock, in front of which small fish may swim. */
export type Taken = { x: number; y: number; radius: number; solid?: boolean };

export type Frame = 'left' | 'right' | 'both' | 'low' | 'reeds' | 'open';

/** A sheet, or the layer between two: life, the darkness below a drop, the grain of sand. */
export type Sheet = string | { between: 'life' | 'abyss' | 'grain' };

/** The sheets of a picture from far to near, and the room they leave. */
export type Layout = {
  sheets: Sheet[];
  /** Position of a swimming main animal. */
  swim: readonly [x: number, y: number];
  /** The ends of the water that is free for others. */
  span: readonly [number, number];
  /** The lowest free water. */
  low: number;
  /** Position of a main animal on the bottom. */
  sitX: number;
  seats: Seat[];
  frames: readonly Frame[];
  /** The height of the nearest ground. */
  nearY: number;
  taken: Taken[];
  floorAt: (x: number) => number;
};

export type Scene = Setting & Materials & Layout;

export const emptyLayout = ({ mirror, random, closeUp, bottom }: Setting): Layout => ({
  sheets: [],
  swim: [mirror(700), 420],
  span: [250, 1350],
  low: 560,
  sitX: mirror(800 - 90 + random() * 180),
  seats: [],
  frames: ['left', 'right', 'both', 'low', 'reeds'],
  nearY: closeUp && bottom === 'slope' ? 812 - 138 : 812,
  taken: [],
  floorAt: () => 940,
});

/** Creates positions in clumps, with bare ground between them. */
export function clumps({ less, random }: Scene, most: number, from: number, to: number, gap: number): number[] {
  const count = Math.round(most * less);
  const groups = Math.max(2, Math.round(count / 4));
  const each = Math.ceil(count / groups);
  const positions: number[] = [];
  for (let group = 0; group < groups; group++) {
    const middle = from + ((to - from) * (group + 0.25 + random() * 0.5)) / groups;
    for (let i = 0; i < each; i++) positions.push(middle + (i - (each - 1) / 2) * gap * (0.8 + random() * 0.4));
  }
  return positions;
}

type Ground = {
  y: number;
  xs: readonly number[];
  amp?: number;
  tilt?: number;
  bumps?: readonly Bump[];
  scale?: number;
  kinds?: readonly Growth[];
  fill?: readonly [string, string];
};

const scales = [0.56, 0.76, 1] as const;

export function addGround(scene: Scene, plane: 0 | 1 | 2, options: Ground): void {
  const { stage, random, flora, haze, lean, sandy, basalt, muck, sandLight } = scene;
  const { fill = scene.ground(plane), amp = 26, scale = scales[plane], ...line } = options;
  const { mono, fade, kinds } = flora(plane);
  const onSand: readonly Growth[] = sandy && !basalt && !muck ? [...kinds, 'rock-1'] : kinds;
  const drawn = bed(stage, random, {
    kinds: onSand,
    ...line,
    amp,
    scale,
    fill,
    mono: mono && mix(mono, fill[0], 0.5),
    fade,
    water: haze,
    lean,
    bury: 15,
    rim: sandy && plane === 2 ? mix(sandLight, '#ffffff', 0.4) : undefined,
  });
  if (plane === 2) scene.floorAt = drawn.heightAt;
  scene.sheets.push(drawn.svg);
}

type Rocks<T> = Omit<T, 'fills' | 'lit' | 'kinds' | 'tint' | 'water' | 'mono' | 'fade'> & { fade?: number };

/** Creatures may sit on it where `seats` is set. */
type Placing = { plane: 0 | 1 | 2; stone?: 0 | 1 | 2; seats?: boolean };

function dressed<T>(scene: Scene, { plane, stone = plane }: Placing, options: T) {
  return { ...scene.flora(plane), ...scene.rocks[stone], ...options };
}

function push(scene: Scene, { svg, seats }: { svg: string; seats: Seat[] }, placing: Placing): void {
  scene.sheets.push(svg);
  if (placing.seats) scene.seats.push(...seats);
}

export const addButtress = (scene: Scene, placing: Placing, options: Rocks<Buttress>): void =>
  push(scene, buttress(scene.stage, scene.random, dressed(scene, placing, options)), placing);

export const addTower = (scene: Scene, placing: Placing, options: Rocks<Tower>): void =>
  push(scene, tower(scene.stage, scene.random, dressed(scene, placing, options)), placing);

type Eels = { heightAt: (x: number) => number; count: number; colour: string; inMiddle?: boolean };

/** Adds garden eels, upright in the sand. */
export function addEels(scene: Scene, { heightAt, count, colour, inMiddle = false }: Eels): void {
  const { random, mirror, side, current } = scene;
  const position = (i: number) => {
    if (inMiddle) return 400 + ((i + random() * 0.8) * 620) / count;
    return i % 2 ? 60 + random() * 480 : 1060 + random() * 480;
  };
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = mirror(position(i));
    const height = 50 + random() * 60;
    const bend = -side * (current ? 1.4 : 1);
    const body = [-2 * bend, -height * 0.4, -2 * bend, -height * 0.7, -8 * bend, -height * 0.9].map(tenth).join(' ');
    path += `M${tenth(x)} ${tenth(heightAt(x) + 8)}c${body}q${tenth(-6 * bend)} -14 ${tenth(-22 * bend)} -6`;
  }
  scene.sheets.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`);
}
