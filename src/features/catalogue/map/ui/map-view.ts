import type { Point } from './bali-sheet';
import type { Position } from './map-pin';

/** Current view of a map, independent of its provider, so that pins can be drawn on any of them. */
export type MapView = {
  /** Element that holds the pins; it moves with the map. */
  pane: HTMLElement;
  zoom: number;
  /** Converts a position to a point on the pane. */
  at(position: Position): Point;
  /** Scrolls the map to a position. */
  reveal(position: Position): void;
  /** Zooms in until the positions around this one are separate. */
  approach(position: Position): void;
};

export type MapProps = {
  label: string;
  positions: Position[];
  /** Highest initial zoom level. */
  nearest: number;
  onView(view: MapView): void;
  onShown(): void;
  onFailed(): void;
};

/** Bounds of Bali and the sea around it; no position is outside them. */
export const limits = { south: -9.4, west: 113.9, north: -7.5, east: 116.4 };
export const zooms = { least: 8, most: 17, ofAnArea: 11, ofStreets: 15 };

/** Smallest box that contains all positions. */
export const boxOf = (positions: Position[]) => ({
  south: Math.min(...positions.map(({ latitude }) => latitude)),
  west: Math.min(...positions.map(({ longitude }) => longitude)),
  north: Math.max(...positions.map(({ latitude }) => latitude)),
  east: Math.max(...positions.map(({ longitude }) => longitude)),
});

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const hasCoarsePointer = () => matchMedia('(pointer: coarse)').matches;
