import { mix, palette } from './colour';
import { type Bump, bed, ridge } from './ground';
import { type Growth, isSponge, sizeOf } from './growth';
import { clumps, type Frame, type Scene, type Sheet } from './layout';
import { type Life, lift } from './life';
import { motes } from './light';
import { shorten } from './path';
import { pick } from './random';

function abyss({ stage, ramp }: Scene): string {
  const fill = stage.linear([
    [0, ramp(4), 0],
    [1, ramp(4), 0.8],
  ]);
  return `<path fill="${fill}" d="M0 430H1600V900H0z"/>`;
}

/** Draws the grain of sand, lit where the main animal sits. */
function grain({ random, stage, sandLight }: Scene, { heroAt }: Life): string {
  const box = [0, 690, 1600, 870] as const;
  const light = mix(sandLight, '#ffffff', 0.2);
  const grains =
    motes(random, { count: 150, box, colour: light, width: 3, opacity: 0.4 }) +
    motes(random, { count: 70, box, colour: palette.ink, width: 5, opacity: 0.35 });
  const pool = stage.radial([
    [0, '#ffe0a8', 0.5],
    [0.6, '#ffd694', 0.16],
    [1, '#ffd694', 0],
  ]);
  return `${grains}<ellipse cx="${heroAt[0]}" cy="680" rx="600" ry="150" fill="${pool}"/>`;
}

function draw(scene: Scene, life: Life, sheet: Sheet): string {
  if (typeof sheet === 'string') return sheet;
  if (sheet.between === 'life') return life.back;
  return sheet.between === 'abyss' ? abyss(scene) : grain(scene, life);
}

/** Draws the sheets of the picture with the life between them. */
export function addSheets(scene: Scene, life: Life): void {
  const { stage, sheets, ramp } = scene;
  for (const sheet of sheets) stage.add(draw(scene, life, sheet));
  if (sheets.some((sheet) => typeof sheet === 'object' && sheet.between === 'abyss')) {
    const fill = stage.linear([
      [0, ramp(4), 0],
      [1, mix(ramp(4), palette.ink, 0.4), 0.7],
    ]);
    stage.add(`<path fill="${fill}" d="M0 600H1600V900H0z"/>`);
  }
  stage.add(life.closeUp, life.front ? lift(stage, life.front, [4, 7, 0.3]) : '');
}

/** Draws the sand in front of a close-up. */
function addNearSand(scene: Scene): void {
  const { stage, random, sand, ramp, haze, kinds, lean, dim, sandLight } = scene;
  const [top, foot] = sand(2);
  const { svg } = bed(stage, random, {
    y: 868,
    amp: 16,
    fill: [mix(top, ramp(3), 0.34), mix(foot, palette.ink, 0.3)],
    fade: 0.1 + dim,
    water: haze,
    kinds: kinds.slice(0, 4),
    scale: 1.04,
    lean,
    bury: 17,
    xs: clumps(scene, 7, 60, 1540, 116),
    rim: mix(sandLight, ramp(2), 0.3),
  });
  stage.add(svg);
}

function bumpsOf({ mirror }: Scene, frame: Frame): Bump[] {
  const bumps: Record<Frame, Bump[]> = {
    left: [[40, 280, 90]],
    right: [[1560, 280, 90]],
    both: [
      [30, 240, 70],
      [1580, 260, 90],
    ],
    open: [[mirror(60), 280, 80]],
    reeds: [[mirror(80), 200, 50]],
    low: [],
  };
  return bumps[frame];
}

type Silhouettes = { xs: readonly number[]; scale: number };

function silhouettesOf({ mirror }: Scene, frame: Frame): Silhouettes | undefined {
  const silhouettes: Partial<Record<Frame, Silhouettes>> = {
    left: { xs: [30, 160, 290, 390], scale: 1.35 },
    right: { xs: [1572, 1446, 1310, 1210], scale: 1.35 },
    both: { xs: [20, 140, 250, 340, 1590, 1480, 1360, 1260], scale: 1.15 },
    open: { xs: [mirror(30), mirror(170), mirror(290)], scale: 1.5 },
  };
  return silhouettes[frame];
}

const shrinking = [1.4, 1.1, 0.8, 0.55];

function growthOn(scene: Scene, heightAt: (x: number) => number, { xs, scale }: Silhouettes, mono: string): string {
  const { stage, kinds, variant } = scene;
  const clear = kinds.filter((kind) => !isSponge(kind) && kind !== 'brain-coral');
  const outlines: Growth[] = [...clear, 'staghorn'];
  const drawn = xs.map((x, i) => {
    const kind = outlines[(i + variant) % outlines.length] ?? 'staghorn';
    const width = sizeOf(kind) * scale * (shrinking[i % 4] ?? 1);
    const turn = (x < 800 ? 1 : -1) * (5 - (i % 4));
    return stage.copy(kind, { x, y: heightAt(x) + 14, width, anchor: 'foot', flip: i % 2 === 0, turn, mono });
  });
  return drawn.join('');
}

function reeds({ stage, mirror, lean }: Scene, mono: string): string {
  const drawn = [0, 1, 2, 3, 4].map((i) =>
    stage.copy('kelp', {
      x: mirror(20 + i * 58),
      y: 896 - (i % 2) * 8,
      width: 130 + ((i * 37) % 60) - i * 12,
      anchor: 'foot',
      turn: lean + (i - 2) * 3,
      flip: i % 2 === 0,
      mono,
    }),
  );
  return drawn.join('');
}

/** Draws the closest sheet, almost black, which frames the picture. */
function addFrame(scene: Scene): void {
  const { stage, random, ramp, frames } = scene;
  const dark = mix(ramp(4), palette.ink, 0.5);
  const frame = pick(random, frames);
  const y = frame === 'low' ? 888 : 880;
  const { heightAt, area } = ridge(random, { y, amp: 12, bumps: bumpsOf(scene, frame), step: 105 });
  const silhouettes = silhouettesOf(scene, frame);
  const grown = silhouettes ? growthOn(scene, heightAt, silhouettes, dark) : '';
  const growth = frame === 'reeds' ? reeds(scene, dark) : grown;
  const shadow = stage.shadow(-4, 14, 0.42);
  const fill = stage.linear([
    [0, mix(dark, ramp(3), 0.15)],
    [1, palette.ink],
  ]);
  stage.add(`<g filter="${shadow}">${growth}<path fill="${fill}" d="${shorten(area)}"/></g>`);
}

function falloff({ night, water }: Scene): number {
  if (night) return 0.55;
  return water === 'strobe' ? 0.5 : 0.28;
}

/** Draws what is nearest to the eye. */
export function addForeground(scene: Scene): void {
  const { stage, random, closeUp, sandy, muck } = scene;
  if (closeUp && sandy && !muck) addNearSand(scene);
  addFrame(scene);
  const specks = { count: 22, box: [0, 80, 1600, 860], colour: '#f4fff9', width: 5, opacity: 0.2 } as const;
  const edges = stage.radial([
    [0, palette.ink, 0],
    [0.7, palette.ink, 0],
    [1, palette.ink, falloff(scene)],
  ]);
  stage.add(motes(random, specks), `<path fill="${edges}" d="M-300-170H1900V1070H-300z"/>`);
}
