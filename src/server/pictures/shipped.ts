import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { widthsOf } from './widths.mjs';

/** A picture whose sizes are files of the repository. */
export type ShippedPicture = {
  /** Of what it was drawn from. */
  fingerprint: string;
  /** Under which it is stored. */
  key: string;
  /** With its files; pictures of one drawing share it. */
  folder: string;
  width: number;
  height: number;
  placeholder: string;
};

/** By the names of the drawings. */
export type Manifest = Record<string, ShippedPicture>;

/** In the folder of the project, where every process of it works. */
export const SHIPPED = path.join('demo', 'pictures');
export const manifestIn = (folder: string): string => path.join(folder, 'manifest.json');

/** Empty for a shop that has removed the demo. */
export function readManifest(folder: string = SHIPPED): Manifest {
  const file = manifestIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const shippedFile = ({ folder }: ShippedPicture, width: number, within: string = SHIPPED): string =>
  path.join(within, folder, `${width}.webp`);

/** The file that answers a request for this width; null for a width that no page asks for. */
export function fileForWidth(picture: ShippedPicture, width: number, within?: string): string | null {
  if (!widthsOf(Number.POSITIVE_INFINITY).includes(width)) return null;
  return shippedFile(picture, Math.min(width, picture.width), within);
}
