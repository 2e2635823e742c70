import { mix } from '@/server/pictures/art/composer/colour';
import { ridge } from '@/server/pictures/art/composer/ground';
import { addEels, addGround, clumps, type Scene } from '@/server/pictures/art/composer/layout';
import { tenth } from '@/server/pictures/art/composer/path';

const horizons = [
  [440, 530, 636],
  [500, 585, 662],
  [380, 540, 656],
  [470, 590, 664],
] as const;

/** Draws discs of light, out of focus. */
function addBokeh({ stage, random, ray, water }: Scene): void {
  for (let i = 0; i < 5; i++) {
    const radius = tenth(28 + random() * 46);
    const centre = `cx="${tenth(100 + random() * 1400)}" cy="${tenth(70 + random() * 260)}"`;
    const fill = stage.radial([
      [0, ray, 0.1],
      [0.82, ray, 0.16],
      [1, ray, 0],
    ]);
    stage.add(`<circle ${centre} r="${radius}" fill="${fill}" opacity="${water === 'strobe' ? 0.9 : 0.5}"/>`);
  }
}

/** Adds the far sand, on every other horizon with garden eels. */
function addFarSand(scene: Scene, y: number): void {
  const { stage, random, side, composition, ramp, sand, sheets } = scene;
  const { heightAt, area } = ridge(random, { y, amp: 18, tilt: side * -50, step: 105 });
  const [top, foot] = sand(0);
  if (composition % 2 === 0) addEels(scene, { heightAt, count: 12, colour: mix(ramp(2), top, 0.3) });
  const shadow = stage.shadow(-3, 10, 0.3);
  const fill = stage.linear([
    [0, top],
    [1, foot],
  ]);
  sheets.push(`<g filter="${shadow}"><path fill="${fill}" d="${area}"/></g>`);
}

function addRipples({ random, ramp, sandLight, sheets }: Scene, top: number): void {
  const ripples = Array.from({ length: 9 }, (_, i) => {
    const x = Math.round(40 + random() * 1300);
    const y = Math.round(top + 46 + i * 18);
    const bend = [60 + random() * 40, -8 - random() * 8, 130 + random() * 60].map(Math.round);
    return `M${x} ${y}q${bend.join(' ')} 0t130 0`;
  });
  sheets.push(
    `<path d="${ripples.join('')}" fill="none" stroke="${mix(sandLight, ramp(2), 0.2)}" stroke-width="2.4" stroke-linecap="round" opacity=".32"/>`,
  );
}

export function composeMuck(scene: Scene): void {
  const { composition, mirror, side, random } = scene;
  const [far, middle, near] = horizons[composition] ?? horizons[0];
  addBokeh(scene);
  addFarSand(scene, far);
  const xs = composition === 0 ? [mirror(1370)] : clumps(scene, 4, 100, 1500, 90);
  const raised = composition === 2 ? ([[mirror(1250), 300, 60]] as const) : [];
  addGround(scene, 1, { y: middle, tilt: side * 40, amp: 18, xs, bumps: raised });
  scene.sheets.push({ between: 'life' });
  const corners = [150, 232, 1380, 1476].map(mirror).slice(composition % 2, 3 + (composition % 2));
  addGround(scene, 2, { y: near, amp: 16, tilt: side * -20, xs: corners, scale: 1.1 });
  addRipples(scene, near);
  scene.sheets.push({ between: 'grain' });
  scene.swim = [mirror(720), 400];
  scene.low = 410;
  scene.frames = ['left', 'right', 'low', 'low'];
  scene.sitX = mirror(640 + random() * 200);
}
