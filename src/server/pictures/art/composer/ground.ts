import { bedTints, type Growth, sizeOf } from './growth';
import { type Point, shorten, smooth } from './path';
import type { Random } from './random';
import type { Stage } from './stage';

export type Bump = readonly [x: number, width: number, height: number];
export type Slope = { y: number; amp: number; tilt?: number; bumps?: readonly Bump[]; step?: number };

/** Creates a ground line: its height at any point, the line, and the area below it. */
export function ridge(random: Random, { y, amp, tilt = 0, bumps = [], step = 60 }: Slope) {
  const [first, second, third] = [random() * 6.28, random() * 6.28, random() * 6.28] as const;
  const heightAt = (x: number): number => {
    const waves =
      0.55 * Math.sin(x * 0.0042 + first) + 0.3 * Math.sin(x * 0.0105 + second) + 0.15 * Math.sin(x * 0.029 + third);
    const raised = bumps.reduce((sum, [at, width, height]) => sum + height * Math.exp(-(((x - at) / width) ** 2)), 0);
    return y + tilt * (x / 1600 - 0.5) + amp * waves - raised;
  };
  const top: Point[] = [];
  for (let x = -40; x <= 1640; x += step) top.push([x, heightAt(x) + (random() - 0.5) * amp * 0.22]);
  const corners = top.map(([x, height], i): Point => [x, height, i === 0 || i === top.length - 1]);
  return {
    heightAt,
    area: smooth([[-40, 940, true], ...corners, [1640, 940, true]]),
    line: smooth(top, false),
  };
}

export type Bed = Slope & {
  fill: readonly [string, string];
  /** The places of the growth. */
  xs: readonly number[];
  kinds: readonly Growth[];
  scale: number;
  lean: number;
  /** Units that growth is sunk into the ground. */
  bury: number;
  fade: number | undefined;
  water: string;
  mono?: string | undefined;
  /** The colour of the lit edge. */
  rim: string | undefined;
};

/** Draws a strip of seabed with growth on it. */
export function bed(stage: Stage, random: Random, options: Bed) {
  const { heightAt, area, line } = ridge(random, options);
  const { kinds, scale, lean, bury, fade, water, mono, fill, rim } = options;
  let growth = '';
  let last: Growth | undefined;
  for (const x of options.xs) {
    let kind = kinds[Math.floor(random() * kinds.length)] as Growth;
    if (kind === last) kind = kinds[(kinds.indexOf(kind) + 1) % kinds.length] as Growth;
    last = kind;
    const width = sizeOf(kind) * scale * (0.72 + random() * 0.6);
    const slope = Math.atan2(heightAt(x + 30) - heightAt(x - 30), 60) * 57.3 * 0.5;
    const isRound = kind === 'brain-coral' || kind === 'rock-1';
    const isSoft = kind === 'kelp' || kind === 'soft-coral';
    const flip = random() > 0.5;
    const tints = bedTints[kind];
    growth += stage.copy(kind, {
      x,
      y: heightAt(x) + bury * scale + (isRound ? width * 0.12 : 0),
      width,
      anchor: 'foot',
      flip,
      turn: slope + (isSoft ? lean : lean * 0.3),
      fade,
      water,
      mono,
      colours: tints?.[Math.floor(random() * tints.length)],
    });
  }
  const ground = stage.linear([
    [0, fill[0]],
    [1, fill[1]],
  ]);
  const edge = rim
    ? `<path fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".55" d="${shorten(line)}"/>`
    : '';
  const sheet = `<path fill="${ground}" d="${shorten(area)}"/>${edge}`;
  return { heightAt, svg: `<g filter="${stage.shadow()}">${growth}${sheet}</g>` };
}
