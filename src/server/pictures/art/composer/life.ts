import { mix, palette } from './colour';
import { type CreatureName, creatures } from './creatures';
import type { Scene } from './layout';
import { clamp } from './path';
import type { Colours, Stage } from './stage';

/** The animals and people of a picture, as they are drawn. */
export type Life = {
  /** Behind the near ground. */
  back: string;
  /** On or before the near ground. */
  front: string;
  /** The main animal on the bottom with the ground that carries it. */
  closeUp: string;
  heroAt: readonly [x: number, y: number];
  faceLeft: boolean;
};

export const startLife = ({ swim, random }: Scene): Life => ({
  back: '',
  front: '',
  closeUp: '',
  heroAt: [Math.round(swim[0]), Math.round(swim[1])],
  faceLeft: random() > 0.5,
});

type Shadow = readonly [dy: number, blur: number, opacity: number];

export const lift = (stage: Stage, drawn: string, shadow: Shadow): string =>
  `<g filter="${stage.shadow(...shadow)}">${drawn}</g>`;

export function formOf({ variant }: Scene, name: CreatureName): Colours | undefined {
  const { forms } = creatures[name];
  return forms?.[variant % forms.length];
}

/** Schools take the colour of the water, as their sides mirror it. */
export const schoolColours = ({ night, ramp, ray }: Scene): Colours | undefined =>
  night ? undefined : [mix(palette.navy, ramp(2), 0.35), mix('#e6fff6', ray, 0.3)];

export const isSilver = (name: CreatureName): boolean => name === 'fish-school' || name === 'jack-vortex';

export const heroFade = ({ night }: Scene): number => (night ? 0.12 : 0);

export const highest = ({ shallow }: Scene): number => (shallow ? 230 : 190);

const TRIES = 50;

/** Claims the preferred position if it is clear, else the clearest of fifty others. */
export function claimRoom(scene: Scene, preferred: readonly [number, number], radius: number): [number, number] {
  const { random, span, low, taken } = scene;
  const [left, right] = [Math.min(...span), Math.max(...span)];
  const top = highest(scene);
  let [x, y] = preferred;
  let best: [number, number] = [x, y];
  let clearest = -1;
  for (let i = 0; i < TRIES && clearest < 1.05; i++) {
    const gap = taken.reduce(
      (least, one) => Math.min(least, Math.hypot(one.x - x, (one.y - y) * 1.3) / (one.radius + radius)),
      9,
    );
    if (gap > clearest) {
      clearest = gap;
      best = [x, y];
    }
    x = left + random() * (right - left);
    y = top + random() * (low - top);
  }
  taken.push({ x: best[0], y: best[1], radius });
  return best;
}

/** The middle of the picture, which a band, a card and a square have in common. */
export const inSafeArea = (x: number, y: number, halfWidth: number, halfHeight: number): [number, number] => [
  clamp(x, 370 + halfWidth, 1230 - halfWidth),
  clamp(y, 215 + halfHeight, 685 - halfHeight),
];
