import type { Growth } from '@/server/pictures/art/composer/growth';
import { addButtress, addEels, addGround, addTower, clumps, type Scene } from '@/server/pictures/art/composer/layout';

function incline(scene: Scene): void {
  const { mirror, side, nearY, closeUp } = scene;
  addGround(scene, 0, { y: 590, tilt: side * -330, xs: clumps(scene, 10, 0, 1600, 76) });
  addGround(scene, 1, { y: 690, tilt: side * -360, xs: clumps(scene, 10, mirror(1600), mirror(500), 92) });
  scene.sheets.push({ between: 'life' });
  const xs = clumps(scene, 9, mirror(1580), mirror(640), 112);
  addGround(scene, 2, { y: nearY + 8, tilt: side * (closeUp ? -60 : -230), xs });
  scene.swim = [mirror(610), 390];
  scene.frames = ['right', 'left', 'low'];
}

/** Draws patch reefs on sand, most with garden eels. */
function patchReefs(scene: Scene): void {
  const { mirror, side, nearY, less, variant, seed, ramp } = scene;
  addGround(scene, 0, { y: 640, xs: clumps(scene, 6, 0, 1600, 80) });
  addTower(scene, { plane: 1 }, { x: mirror(1180), top: 520, width: 360, scale: 0.72, rich: less, light: side });
  if (variant % 3 || seed.includes('eel'))
    addEels(scene, { heightAt: () => 736, count: 13, colour: ramp(3.1), inMiddle: true });
  addGround(scene, 1, { y: 720, xs: clumps(scene, 4, 0, 1600, 90) });
  scene.sheets.push({ between: 'life' });
  const left = { x: mirror(210), top: 560, width: 360, scale: 0.82, rich: less, light: -side };
  addTower(scene, { plane: 2, seats: true }, left);
  const right = { x: mirror(1450), top: 500, width: 380, scale: 0.86, rich: less, light: side };
  addTower(scene, { plane: 2, seats: true }, right);
  addGround(scene, 2, { y: nearY + 20, xs: clumps(scene, 5, mirror(300), mirror(1300), 110) });
  scene.swim = [mirror(760), 380];
}

function cornerUnderCliff(scene: Scene): void {
  const { mirror, side, mass, nearY, less } = scene;
  addButtress(scene, { plane: 0 }, { side: mass, x: 1060, top: 230, scale: 0.62, rich: 0.5 * less, lean: -160 });
  addGround(scene, 0, { y: 680, xs: clumps(scene, 7, 0, 1600, 80), bumps: [[mirror(240), 240, 60]] });
  const cliff = { side: mass, x: 1280, top: 330, scale: 0.84, rich: less, lean: -150, dark: 0.18 };
  addButtress(scene, { plane: 1, seats: true }, cliff);
  scene.sheets.push({ between: 'life' });
  addGround(scene, 2, { y: nearY + 16, tilt: side * -90, xs: clumps(scene, 9, 0, 1600, 108) });
  scene.swim = [mirror(640), 410];
  scene.taken.push({ x: mirror(1420), y: 600, radius: 240 });
  scene.span = [250, side > 0 ? mirror(1180) : 1350];
}

function addShoulder(scene: Scene, plane: 1 | 2, x: number, height: number, positions: number[]): void {
  const { mirror, less, earth } = scene;
  const xs = positions.slice(0, Math.ceil(6 * less)).map(mirror);
  addGround(scene, plane, { y: 930, amp: 10, bumps: [[mirror(x), 420, height]], fill: earth(plane), xs });
}

/** Draws a valley of sand between two shoulders of reef. */
function valley(scene: Scene): void {
  const { mirror, nearY, closeUp, earth, kinds } = scene;
  const shoulders = [
    [mirror(200), 260, 110],
    [mirror(1420), 240, 60],
  ] as const;
  addGround(scene, 0, { y: 610, xs: clumps(scene, 10, 0, 1600, 74), fill: earth(0), bumps: shoulders });
  const sparse: Growth[] = ['rock-1', ...kinds.slice(0, 1)];
  addGround(scene, 1, { y: 716, amp: 14, xs: [mirror(690), mirror(1010)], kinds: sparse });
  addShoulder(scene, 1, 1500, 250, [1130, 1220, 1300, 1390, 1470, 1560]);
  scene.sheets.push({ between: 'life' });
  addShoulder(scene, 2, 40, 270, [30, 140, 250, 350, 450, 540]);
  addGround(scene, 2, { y: nearY + (closeUp ? 30 : 46), amp: 14, xs: clumps(scene, 5, 500, 1500, 112) });
  scene.swim = [mirror(740), 380];
}

export function composeSlope(scene: Scene): void {
  const compositions = [incline, patchReefs, cornerUnderCliff, valley];
  compositions[scene.composition]?.(scene);
}
