import { mix, palette } from '@/server/pictures/art/composer/colour';
import { plant, sizeOf } from '@/server/pictures/art/composer/growth';
import { addGround, addTower, clumps, type Scene } from '@/server/pictures/art/composer/layout';
import { pick } from '@/server/pictures/art/composer/random';

const MOTIF = { width: 460, middle: 230, foot: 300 };

/** Points on the deck and in the holds where growth takes hold, in units of the motif. */
const deck = [
  [28, 96],
  [78, 104],
  [160, 114],
  [232, 124],
  [300, 136],
  [345, 142],
  [395, 152],
  [90, 205],
  [250, 222],
  [318, 200],
] as const;

type Hull = { x: number; y: number; width: number; flip: boolean; turn: number };

function hullColours({ stone, ramp, night }: Scene): string[] {
  return [
    mix(stone('#1c5a70', 0.2), ramp(2.6), 0.25),
    mix('#4fa39f', ramp(1.6), 0.3),
    night ? palette.ink : mix('#052334', ramp(4), 0.4),
  ];
}

/** Adds a piece of the wreck in the haze. */
function addFarHull(scene: Scene, hull: Hull): void {
  const { stage, ramp, sheets } = scene;
  sheets.push(stage.copy('wreck-bow', { ...hull, anchor: 'foot', colours: [ramp(2.1), ramp(1.6), ramp(2.6)] }));
}

function addHull(scene: Scene, hull: Hull, growth: number): void {
  const { stage, random, kinds, flora, sheets } = scene;
  const { x, y, width, flip, turn } = hull;
  const scale = width / MOTIF.width;
  const sin = Math.sin(turn / 57.3);
  const cos = Math.cos(turn / 57.3);
  const suited = kinds.filter((kind) => kind !== 'brain-coral' && kind !== 'barrel-sponge');
  let drawn = stage.copy('wreck-bow', { ...hull, anchor: 'foot', colours: hullColours(scene) });
  for (const [atX, atY] of deck.slice(0, growth)) {
    const kind = pick(random, suited);
    const dx = (flip ? MOTIF.middle - atX : atX - MOTIF.middle) * scale;
    const dy = (atY - MOTIF.foot) * scale;
    drawn += plant(stage, random, flora(2), kind, {
      x: x + dx * cos - dy * sin,
      y: y + dx * sin + dy * cos + 8,
      width: sizeOf(kind) * (0.56 + random() * 0.36) * Math.max(0.7, scale / 2.4),
      turn: flip ? -turn : 0,
    });
  }
  sheets.push(`<g filter="${stage.shadow(0, 16, 0.4)}">${drawn}</g>`);
}

function twoPieces(scene: Scene, flip: boolean): void {
  const { mirror, side } = scene;
  addGround(scene, 0, { y: 690, tilt: -side * 120, xs: clumps(scene, 7, 0, 1600, 80) });
  addFarHull(scene, { x: mirror(280), y: 800, width: 820, flip: !flip, turn: side * -6 });
  addGround(scene, 1, { y: 770, xs: clumps(scene, 6, 0, 1600, 90) });
  addHull(scene, { x: mirror(1020), y: 868, width: 1120, flip, turn: side * 5 }, 10);
  scene.swim = [mirror(470), 350];
  scene.taken.push({ x: mirror(1060), y: 560, radius: 330 }, { x: mirror(760), y: 640, radius: 160 });
}

function underTheBow(scene: Scene, flip: boolean): void {
  const { mirror, side } = scene;
  addGround(scene, 0, { y: 660, xs: clumps(scene, 8, 0, 1600, 80), bumps: [[mirror(250), 260, 90]] });
  addGround(scene, 1, { y: 748, tilt: side * -60, xs: clumps(scene, 7, 0, 1600, 90) });
  addHull(scene, { x: mirror(1240), y: 940, width: 1560, flip, turn: side * 3 }, 9);
  scene.swim = [mirror(430), 380];
  scene.taken.push({ x: mirror(1150), y: 560, radius: 420 }, { x: mirror(760), y: 700, radius: 160 });
}

function inTheReef(scene: Scene, flip: boolean): void {
  const { mirror, side, less } = scene;
  addGround(scene, 0, { y: 600, tilt: side * 150, xs: clumps(scene, 9, 0, 1600, 80) });
  addGround(scene, 1, { y: 690, tilt: side * 150, xs: clumps(scene, 7, 0, 1600, 90) });
  addHull(scene, { x: mirror(960), y: 790, width: 760, flip, turn: side * 12 }, 10);
  addTower(scene, { plane: 1 }, { x: mirror(1420), top: 520, width: 420, scale: 0.8, rich: less, light: side });
  scene.swim = [mirror(520), 360];
  scene.taken.push({ x: mirror(960), y: 620, radius: 250 });
  scene.nearY = 790;
}

function bowUp(scene: Scene, flip: boolean): void {
  const { mirror, side } = scene;
  addGround(scene, 0, { y: 680, xs: clumps(scene, 7, 0, 1600, 80) });
  addFarHull(scene, { x: mirror(1230), y: 780, width: 760, flip: !flip, turn: side * -9 });
  addGround(scene, 1, { y: 752, xs: clumps(scene, 6, 0, 1600, 90) });
  addHull(scene, { x: mirror(1010), y: 1010, width: 1240, flip, turn: side * -14 }, 10);
  scene.swim = [mirror(400), 400];
  scene.taken.push({ x: mirror(1000), y: 560, radius: 330 }, { x: mirror(1250), y: 640, radius: 280 });
}

export function composeWreck(scene: Scene): void {
  const compositions = [twoPieces, underTheBow, inTheReef, bowUp];
  const { mirror, side, closeUp } = scene;
  compositions[scene.composition]?.(scene, side < 0);
  scene.sheets.push({ between: 'life' });
  const y = scene.nearY + (closeUp ? -120 : 26);
  addGround(scene, 2, { y, tilt: side * 30, xs: clumps(scene, 8, 0, 1600, 110) });
  scene.span = [mirror(240), mirror(1000)];
  scene.frames = ['left', 'right', 'low', 'reeds'];
  scene.sitX = mirror(640);
}
