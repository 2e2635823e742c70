import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { widthsOf } from './widths.mjs';

/** A picture whose sizes are files in the repository. */
export type ShippedPicture = {
  /** The fingerprint of the drawing's source. */
  fingerprint: string;
  /** The storage key. */
  key: string;
  /** The folder with its files; pictures of the same drawing share it. */
  folder: string;
  width: number;
  height: number;
  placeholder: string;
};

/** Keyed by the names of the drawings. */
export type Manifest = Record<string, ShippedPicture>;

/** Relative to the project folder, where all our processes run. */
export const SHIPPED = path.join('demo', 'pictures');
export const manifestIn = (folder: string): string => path.join(folder, 'manifest.json');

/** Empty for a shop that has removed the demo. */
export function readManifest(folder: string = SHIPPED): Manifest {
  const file = manifestIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const shippedFile = ({ folder }: ShippedPicture, width: number, within: string = SHIPPED): string =>
  path.join(within, folder, `${width}.webp`);

/** The file for a requested width; null for a width that no page uses. */
export function fileForWidth(picture: ShippedPicture, width: number, within?: string): string | null {
  if (!widthsOf(Number.POSITIVE_INFINITY).includes(width)) return null;
  return shippedFile(picture, Math.min(width, picture.width), within);
}
