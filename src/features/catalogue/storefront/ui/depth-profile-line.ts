import type { DiveSiteDetail } from '@/features/catalogue/schema';

type Bottom = DiveSiteDetail['bottom'];

export const frame = { width: 720, height: 320, top: 36 };

/** Shape of each kind of bottom: distance from the entry (0 to 1) against depth within the site's range (0 to 1). */
const shapes: Record<Bottom, [along: number, down: number][]> = {
  reef: [
    [0, 0],
    [0.2, 0.08],
    [0.38, 0.3],
    [0.5, 0.26],
    [0.68, 0.62],
    [0.8, 0.6],
    [1, 1],
  ],
  slope: [
    [0, 0],
    [0.25, 0.2],
    [0.5, 0.45],
    [0.75, 0.72],
    [1, 1],
  ],
  wall: [
    [0, 0],
    [0.3, 0.04],
    [0.44, 0.1],
    [0.48, 0.45],
    [0.55, 0.72],
    [0.6, 0.97],
    [1, 1],
  ],
  pinnacle: [
    [0, 0.9],
    [0.2, 0.96],
    [0.36, 0.55],
    [0.46, 0.05],
    [0.52, 0],
    [0.6, 0.12],
    [0.7, 0.6],
    [1, 1],
  ],
  wreck: [
    [0, 0],
    [0.2, 0.22],
    [0.5, 0.62],
    [0.8, 0.9],
    [1, 1],
  ],
  muck: [
    [0, 0],
    [0.3, 0.3],
    [0.5, 0.42],
    [0.75, 0.75],
    [1, 1],
  ],
};

const fewestMetres = 30;
const step = 10;

/** End of the scale: the next multiple of ten metres below the site. */
export const scaleOf = (to: number): number => Math.max(fewestMetres, Math.ceil((to + 1) / step) * step);

export const marksOf = (scale: number): number[] =>
  Array.from({ length: scale / step + 1 }, (_, index) => index * step);

export const yOf = (metres: number, scale: number): number => frame.top + (metres / scale) * (frame.height - frame.top);

/** Smooth line of the bottom from the entry to the deepest part. */
export function bottomLine(bottom: Bottom, depth: { from: number; to: number }): string {
  const scale = scaleOf(depth.to);
  const points = shapes[bottom].map(([along, down]) => ({
    x: along * frame.width,
    y: yOf(depth.from + down * (depth.to - depth.from), scale),
  }));
  return points.reduce((line, point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point.x} ${point.y.toFixed(1)}`;
    const middle = ((before.x + point.x) / 2).toFixed(1);
    return `${line}C${middle} ${before.y.toFixed(1)} ${middle} ${point.y.toFixed(1)} ${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  }, '');
}
