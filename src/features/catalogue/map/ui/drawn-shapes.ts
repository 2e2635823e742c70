import type { Position } from './map-pin';

export type Point = { x: number; y: number };

export const sheet = { width: 1000, height: 636 };
const west = 114.38;
const north = -8.02;
const perDegreeEast = 714;
const perDegreeSouth = 722;

/** Converts a position to a point on the drawn sheet. */
export const onSheet = ({ latitude, longitude }: Position): Point => ({
  x: (longitude - west) * perDegreeEast,
  y: (north - latitude) * perDegreeSouth,
});

/** Converts a point on the sheet to a position, accurate to about 100 m. */
export const offSheet = ({ x, y }: Point): Position => ({
  latitude: Math.round((north - y / perDegreeSouth) * 1000) / 1000,
  longitude: Math.round((west + x / perDegreeEast) * 1000) / 1000,
});

type Coast = [longitude: number, latitude: number][];

// Clockwise from the western ferry harbour; simplified, not for navigation.
const bali: Coast = [
  [114.432, -8.165],
  [114.437, -8.135],
  [114.455, -8.115],
  [114.485, -8.118],
  [114.515, -8.129],
  [114.545, -8.15],
  [114.58, -8.145],
  [114.655, -8.148],
  [114.71, -8.153],
  [114.8, -8.187],
  [114.93, -8.192],
  [115.02, -8.158],
  [115.09, -8.105],
  [115.19, -8.065],
  [115.25, -8.077],
  [115.34, -8.117],
  [115.42, -8.167],
  [115.49, -8.207],
  [115.55, -8.247],
  [115.59, -8.279],
  [115.625, -8.317],
  [115.652, -8.341],
  [115.69, -8.357],
  [115.705, -8.385],
  [115.702, -8.42],
  [115.68, -8.447],
  [115.645, -8.467],
  [115.615, -8.497],
  [115.575, -8.51],
  [115.545, -8.508],
  [115.517, -8.515],
  [115.51, -8.533],
  [115.495, -8.53],
  [115.448, -8.562],
  [115.4, -8.578],
  [115.36, -8.592],
  [115.31, -8.617],
  [115.275, -8.655],
  [115.264, -8.69],
  [115.25, -8.722],
  [115.222, -8.737],
  [115.207, -8.757],
  [115.226, -8.765],
  [115.234, -8.8],
  [115.213, -8.835],
  [115.165, -8.848],
  [115.112, -8.843],
  [115.086, -8.825],
  [115.125, -8.797],
  [115.156, -8.78],
  [115.16, -8.753],
  [115.167, -8.72],
  [115.145, -8.685],
  [115.12, -8.655],
  [115.085, -8.62],
  [115.04, -8.58],
  [114.98, -8.54],
  [114.92, -8.485],
  [114.86, -8.435],
  [114.79, -8.41],
  [114.65, -8.398],
  [114.58, -8.408],
  [114.54, -8.385],
  [114.5, -8.335],
  [114.465, -8.27],
  [114.445, -8.215],
];
const nusaPenida: Coast = [
  [115.478, -8.683],
  [115.512, -8.679],
  [115.55, -8.669],
  [115.585, -8.685],
  [115.62, -8.72],
  [115.628, -8.755],
  [115.602, -8.795],
  [115.565, -8.813],
  [115.53, -8.79],
  [115.5, -8.778],
  [115.478, -8.755],
  [115.458, -8.74],
  [115.463, -8.716],
  [115.474, -8.7],
];
const nusaLembongan: Coast = [
  [115.433, -8.675],
  [115.446, -8.665],
  [115.462, -8.664],
  [115.464, -8.68],
  [115.452, -8.691],
  [115.437, -8.689],
];
const nusaCeningan: Coast = [
  [115.439, -8.699],
  [115.452, -8.695],
  [115.461, -8.7],
  [115.451, -8.709],
  [115.441, -8.706],
];
const menjangan: Coast = [
  [114.5, -8.098],
  [114.513, -8.092],
  [114.527, -8.096],
  [114.523, -8.103],
  [114.507, -8.104],
];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Draws a closed smooth curve through the points (Catmull-Rom). */
function smooth(coast: Coast): string {
  const points = coast.map(([longitude, latitude]) => onSheet({ longitude, latitude }));
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const controls = [
      { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 },
      { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 },
      next,
    ];
    return `C${controls.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(' ')}`;
  });
  return `M${rounded(start.x)} ${rounded(start.y)}${curves.join('')}Z`;
}

export const land = [bali, nusaPenida, nusaLembongan, nusaCeningan, menjangan].map(smooth).join('');

/** Agung, Batur, Batukaru and the western ridge. */
export const mountains = [
  { at: onSheet({ longitude: 115.508, latitude: -8.343 }), height: 46 },
  { at: onSheet({ longitude: 115.375, latitude: -8.242 }), height: 26 },
  { at: onSheet({ longitude: 115.09, latitude: -8.335 }), height: 32 },
  { at: onSheet({ longitude: 114.62, latitude: -8.26 }), height: 22 },
  { at: onSheet({ longitude: 114.78, latitude: -8.29 }), height: 22 },
];
