import { addButtress, type Scene } from '@/server/pictures/art/composer/layout';

const HIDDEN = -60;

function threeButtresses(scene: Scene): void {
  const { mass: side, shallow, less, mirror } = scene;
  const topAt = (top: number) => (shallow ? top : HIDDEN);
  addButtress(scene, { plane: 0 }, { side, x: 930, top: topAt(170), scale: 0.62, rich: 0.4 * less, lean: -90 });
  const middle = { side, x: 1040, top: topAt(124), scale: 0.8, rich: 0.7 * less, dark: 0.18, lean: -100 };
  addButtress(scene, { plane: 1 }, middle);
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const near = { side, x: 1215, top: topAt(80), scale: 1.06, rich: less, lean: -120 };
  addButtress(scene, { plane: 2, seats: true }, near);
  scene.swim = [mirror(660), 430];
  scene.span = [mirror(230), mirror(930)];
}

/** Draws a canyon with light in its gap. */
function canyon(scene: Scene, top: number): void {
  const { mass, open, less, mirror, dim } = scene;
  const below = (offset: number) => (top > 0 ? top + offset : top);
  addButtress(scene, { plane: 0 }, { side: open, x: 1060, top: below(60), scale: 0.66, rich: 0.4 * less, lean: -120 });
  const far = { side: mass, x: 1130, top, scale: 0.8, rich: 0.6 * less, dark: 0.2, lean: -60 };
  addButtress(scene, { plane: 1 }, far);
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const opposite = { side: open, x: 1290, top: below(-30), scale: 0.94, rich: 0.8 * less, lean: -90 };
  addButtress(scene, { plane: 1 }, { ...opposite, fade: 0.2 + dim * 0.8 });
  const near = { side: mass, x: 1330, top: HIDDEN, scale: 1.05, rich: less, lean: -60 };
  addButtress(scene, { plane: 2, seats: true }, near);
  scene.swim = [mirror(790), 430];
  scene.span = [mirror(430), mirror(1130)];
  scene.frames = ['low', 'reeds'];
}

/** Draws the reef top and the drop beside it. */
function edge(scene: Scene): void {
  const { mass: side, less, mirror } = scene;
  addButtress(scene, { plane: 0 }, { side, x: 700, top: 400, scale: 0.6, rich: 0.7 * less, lean: 60 });
  addButtress(scene, { plane: 1 }, { side, x: 830, top: 470, scale: 0.78, rich: less, dark: 0.18, lean: 30 });
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const near = { side, x: 1010, top: 560, scale: 1.02, rich: 1.2 * less, lean: -30 };
  addButtress(scene, { plane: 2, seats: true }, near);
  scene.swim = [mirror(640), 380];
  scene.low = 420;
  scene.frames = ['low', 'open'];
}

/** Fills the picture with the face of the wall. */
function face(scene: Scene): void {
  const { mass: side, shallow, less, mirror } = scene;
  const topAt = (top: number) => (shallow ? top : HIDDEN);
  const far = { side, x: 330, top: topAt(200), scale: 0.8, rich: 0.5 * less, lean: 120, dark: 0.12 };
  addButtress(scene, { plane: 0 }, far);
  const middle = { side, x: 980, top: topAt(120), scale: 0.9, rich: 0.8 * less, dark: 0.18, lean: 90 };
  addButtress(scene, { plane: 1 }, middle);
  scene.sheets.push({ between: 'abyss' }, { between: 'life' });
  const near = { side, x: 1300, top: topAt(60), scale: 1.1, rich: less, lean: -40 };
  addButtress(scene, { plane: 2, seats: true }, near);
  scene.swim = [mirror(720), 420];
  scene.span = [mirror(240), mirror(1010)];
}

export function composeWall(scene: Scene): void {
  const { composition, shallow, random, mirror } = scene;
  const top = shallow ? 40 + random() * 90 : HIDDEN;
  scene.frames = ['low', 'open', 'reeds'];
  if (composition === 0) threeButtresses(scene);
  else if (composition === 1) canyon(scene, top);
  else if (composition === 2) edge(scene);
  else face(scene);
  const x = mirror(1440);
  scene.taken.push(
    { x, y: 160, radius: 260, solid: true },
    { x, y: 480, radius: 260, solid: true },
    { x, y: 760, radius: 300, solid: true },
  );
  scene.sitX = mirror(850);
}
