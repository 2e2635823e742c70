import type { Position } from './map-pin';

export type Point = { x: number; y: number };

/** A part of the sheet, in its units. */
export type SheetView = { left: number; top: number; width: number; height: number };

/** The whole sheet; the sea is drawn beyond it. */
export const wideView: SheetView = { left: 0, top: 0, width: 960, height: 620 };
/** Taller, so that names have sea above and below. */
export const phoneView: SheetView = { left: 30, top: -100, width: 890, height: 860 };

const west = 114.345;
const north = -7.975;
const perDegreeEast = 633.05;
const perDegreeSouth = 640;

/** Converts a position to a point on the sheet; one unit is about 174 m. */
export const onSheet = ({ latitude, longitude }: Position): Point => ({
  x: (longitude - west) * perDegreeEast,
  y: (north - latitude) * perDegreeSouth,
});

/** Converts a point on the sheet to a position, accurate to about 100 m. */
export const offSheet = ({ x, y }: Point): Position => ({
  latitude: Math.round((north - y / perDegreeSouth) * 1000) / 1000,
  longitude: Math.round((west + x / perDegreeEast) * 1000) / 1000,
});

const CLOSEST = { width: 236, height: 158 };
const AROUND = 56;

const within = (start: number, length: number, most: number) => Math.max(0, Math.min(start, most - length));

/** The part of the sheet around some points, always of the same shape. */
export function viewAround(points: readonly Point[]): SheetView {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max((right - left + 2 * AROUND) / CLOSEST.width, (bottom - top + 2 * AROUND) / CLOSEST.height, 1);
  const scale = Math.min(needed, wideView.height / CLOSEST.height);
  const [width, height] = [CLOSEST.width * scale, CLOSEST.height * scale];
  return {
    left: Math.round(within((left + right - width) / 2, width, wideView.width)),
    top: Math.round(within((top + bottom - height) / 2, height, wideView.height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const percent = (part: number, total: number) => `${Math.round((part / total) * 10_000) / 100}%`;

/** Places a point of the sheet in an element that shows this view. */
export const positionIn = ({ left, top, width, height }: SheetView, { x, y }: Point) => ({
  left: percent(x - left, width),
  top: percent(y - top, height),
});

export const viewBoxOf = ({ left, top, width, height }: SheetView): string => `${left} ${top} ${width} ${height}`;
