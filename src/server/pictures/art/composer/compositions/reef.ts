import { addButtress, addGround, addTower, clumps, type Scene } from '@/server/pictures/art/composer/layout';

function gardenWithBommie(scene: Scene): void {
  const { mirror, side, less, nearY } = scene;
  const far = [
    [mirror(210), 200, 110],
    [mirror(1320), 260, 120],
  ] as const;
  addGround(scene, 0, { y: 575, xs: clumps(scene, 12, 0, 1600, 70), bumps: far });
  const middle = [
    [mirror(80), 260, 110],
    [mirror(1470), 240, 80],
  ] as const;
  addGround(scene, 1, { y: 668, xs: clumps(scene, 12, 0, 1600, 88), bumps: middle });
  const bommie = { x: mirror(1340), top: 500, width: 430, scale: 0.86, rich: less, light: side };
  addTower(scene, { plane: 2, stone: 1, seats: true }, bommie);
  scene.sheets.push({ between: 'life' });
  addGround(scene, 2, { y: nearY, xs: clumps(scene, 12, 0, 1600, 104), bumps: [[mirror(240), 240, 90]] });
  scene.swim = [mirror(700), 390];
}

function towers(scene: Scene): void {
  const { mirror, side, less, nearY } = scene;
  const far = { x: mirror(850), top: 440, width: 420, scale: 0.6, rich: 0.7 * less, light: side };
  addTower(scene, { plane: 0 }, far);
  addGround(scene, 0, { y: 690, xs: clumps(scene, 8, 0, 1600, 76) });
  const middle = { x: mirror(250), top: 330, width: 480, scale: 0.86, rich: less, light: -side };
  addTower(scene, { plane: 1, seats: true }, middle);
  addGround(scene, 1, { y: 764, xs: clumps(scene, 8, 0, 1600, 90) });
  scene.sheets.push({ between: 'life' });
  addTower(scene, { plane: 2, seats: true }, { x: mirror(1390), top: 240, width: 560, rich: less, light: side });
  addGround(scene, 2, { y: nearY + 40, xs: clumps(scene, 9, 0, 1600, 108) });
  scene.swim = [mirror(800), 390];
  scene.span = [mirror(460), mirror(1130)];
  scene.taken.push({ x: mirror(1390), y: 500, radius: 230 });
}

function bommieUnderCliff(scene: Scene): void {
  const { mirror, side, mass, less, nearY } = scene;
  addButtress(scene, { plane: 0 }, { side: mass, x: 1270, top: -60, scale: 0.6, rich: 0.5 * less, lean: -130 });
  addGround(scene, 0, { y: 676, xs: clumps(scene, 7, 0, 1600, 76), bumps: [[mirror(330), 180, 46]] });
  const cliff = { side: mass, x: 1430, top: -60, scale: 0.84, rich: less, lean: -150, dark: 0.18 };
  addButtress(scene, { plane: 1, seats: true }, cliff);
  addGround(scene, 1, { y: 752, xs: clumps(scene, 10, 0, 1600, 84), bumps: [[mirror(1020), 240, 70]] });
  const bommie = { x: mirror(690), top: 620, width: 400, scale: 0.74, rich: less, light: side };
  addTower(scene, { plane: 2, stone: 1, seats: true }, bommie);
  scene.sheets.push({ between: 'life' });
  addGround(scene, 2, { y: nearY + 30, xs: clumps(scene, 9, 0, 1600, 108), bumps: [[mirror(1350), 260, 80]] });
  scene.swim = [mirror(780), 400];
  scene.taken.push({ x: mirror(1440), y: 300, radius: 220 });
  scene.span = [mirror(240), mirror(1220)];
}

function terraces(scene: Scene): void {
  const { mirror, side, less, nearY, closeUp, kinds } = scene;
  addGround(scene, 0, { y: 540, tilt: side * -240, xs: clumps(scene, 12, 0, 1600, 70) });
  const xs = clumps(scene, 12, 0, 1600, 86);
  const branching = ['table-coral', 'staghorn', ...kinds.slice(0, 1)] as const;
  addGround(scene, 1, { y: 620, tilt: side * -260, xs, kinds: branching });
  addTower(scene, { plane: 1 }, { x: mirror(1180), top: 470, width: 340, scale: 0.74, rich: less, light: side });
  scene.sheets.push({ between: 'life' });
  const near = clumps(scene, 12, 0, 1600, 104);
  addGround(scene, 2, { y: nearY - 16, tilt: side * (closeUp ? -40 : -190), xs: near });
  scene.swim = [mirror(610), 380];
}

export function composeReef(scene: Scene): void {
  const compositions = [gardenWithBommie, towers, bommieUnderCliff, terraces];
  compositions[scene.composition]?.(scene);
  if (scene.current > 1) scene.low = 520;
}
