import { addGround, addTower, clumps, type Scene } from '@/server/pictures/art/composer/layout';

function oneTower(scene: Scene): void {
  const { mirror, less, side } = scene;
  addGround(scene, 0, { y: 740, xs: clumps(scene, 7, 0, 1600, 80), bumps: [[mirror(200), 220, 90]] });
  const far = { x: mirror(330), top: 400, width: 420, scale: 0.6, rich: 0.6 * less, light: side };
  addTower(scene, { plane: 0 }, far);
  const middle = { x: mirror(1400), top: 420, width: 480, scale: 0.8, rich: 0.7 * less, light: side };
  addTower(scene, { plane: 1 }, middle);
  scene.sheets.push({ between: 'life' });
  addTower(scene, { plane: 2, seats: true }, { x: mirror(1130), top: 150, width: 600, rich: less, light: side });
  addGround(scene, 2, { y: 860, xs: clumps(scene, 9, 0, 1600, 110), fill: scene.earth(2) });
  scene.swim = [mirror(570), 410];
  scene.span = [mirror(230), mirror(900)];
  scene.taken.push({ x: mirror(1130), y: 260, radius: 190 }, { x: mirror(1130), y: 560, radius: 270 });
}

function twins(scene: Scene): void {
  const { mirror, less, side } = scene;
  const far = { x: mirror(760), top: 430, width: 460, scale: 0.6, rich: 0.6 * less, light: side };
  addTower(scene, { plane: 0 }, far);
  const twin = { x: mirror(300), top: 310, width: 520, scale: 0.84, rich: 0.8 * less, light: -side };
  addTower(scene, { plane: 1 }, twin);
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const near = { x: mirror(1370), top: 130, width: 680, scale: 1.08, rich: less, light: side };
  addTower(scene, { plane: 2, seats: true }, near);
  scene.swim = [mirror(790), 400];
  scene.span = [mirror(480), mirror(1080)];
  scene.taken.push({ x: mirror(1370), y: 400, radius: 280 }, { x: mirror(300), y: 560, radius: 180 });
}

/** Draws two summits, seen from above. */
function summits(scene: Scene): void {
  const { mirror, less, side, composition } = scene;
  const isCentred = composition === 2;
  const far = { x: mirror(280), top: 470, width: 520, base: 1060, scale: 0.6, rich: 0.6 * less, light: side };
  addTower(scene, { plane: 0 }, far);
  const middle = { x: mirror(1300), top: isCentred ? 420 : 340, width: 760, base: 1100, scale: 0.84 };
  addTower(scene, { plane: 1 }, { ...middle, rich: 0.9 * less, light: side });
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const near = { x: mirror(isCentred ? 930 : 1080), top: isCentred ? 560 : 500, width: 1180, base: 1240 };
  addTower(scene, { plane: 2, seats: true }, { ...near, rich: 1.3 * less, light: side });
  scene.swim = [mirror(720), 350];
  scene.low = 430;
}

export function composePinnacle(scene: Scene): void {
  if (scene.composition === 0) oneTower(scene);
  else if (scene.composition === 1) twins(scene);
  else summits(scene);
  scene.frames = scene.composition === 0 ? ['left', 'right', 'reeds'] : ['open', 'low', 'low'];
}
