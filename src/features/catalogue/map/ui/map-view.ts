import type { Point } from './drawn-shapes';
import type { Position } from './map-pin';

/** How a map is seen at the moment, whoever's map it is: pins are laid on it without knowing whose. */
export type MapView = {
  /** Where pins are put; it moves with the map. */
  pane: HTMLElement;
  zoom: number;
  /** A position as a point of the pane. */
  at(position: Position): Point;
  /** Brings a position into sight. */
  reveal(position: Position): void;
  /** Goes near enough to tell the places around a position from each other. */
  approach(position: Position): void;
};

/** What each kind of map is given. */
export type MapProps = {
  label: string;
  positions: Position[];
  /** How near it goes at first. */
  nearest: number;
  onView(view: MapView): void;
  onShown(): void;
  onFailed(): void;
};

/** Bali and the sea around it; there is nothing of ours beyond. */
export const limits = { south: -9.4, west: 113.9, north: -7.5, east: 116.4 };
export const zooms = { least: 8, most: 17, ofAnArea: 11, ofStreets: 15 };

/** The smallest box all positions are in. */
export const boxOf = (positions: Position[]) => ({
  south: Math.min(...positions.map(({ latitude }) => latitude)),
  west: Math.min(...positions.map(({ longitude }) => longitude)),
  north: Math.max(...positions.map(({ latitude }) => latitude)),
  east: Math.max(...positions.map(({ longitude }) => longitude)),
});

export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const hasFingers = () => matchMedia('(pointer: coarse)').matches;
