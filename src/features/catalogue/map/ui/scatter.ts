import type { Point } from './drawn-shapes';

const MAX_ROUNDS = 200;
const MARGIN = 24;

type Sheet = { width: number; height: number };

const within = (value: number, most: number | undefined) =>
  most === undefined ? value : Math.min(Math.max(value, MARGIN), most - MARGIN);

/** Moves points apart until each can be tapped; points with enough space stay in place. */
export function scatterPoints(points: Point[], gap: number, sheet?: Sheet): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isCrowded = false;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= gap) continue;
        isCrowded = true;
        // Points at the same position move in different but reproducible directions.
        const angle = distance > 0.01 ? Math.atan2(other.y - one.y, other.x - one.x) : index * 2.4;
        const step = (gap - distance) / 2 + 0.1;
        one.x = within(one.x - Math.cos(angle) * step, sheet?.width);
        one.y = within(one.y - Math.sin(angle) * step, sheet?.height);
        other.x = within(other.x + Math.cos(angle) * step, sheet?.width);
        other.y = within(other.y + Math.sin(angle) * step, sheet?.height);
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}
