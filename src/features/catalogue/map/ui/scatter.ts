import type { Point } from './bali-sheet';

const MAX_ROUNDS = 200;
/** The share of the width that stays free at the edges. */
const MARGIN = 0.06;

type Sheet = { width: number; height: number };

const within = (value: number, most: number | undefined, margin: number) =>
  most === undefined ? value : Math.min(Math.max(value, margin), most - margin);

/** Moves points apart until each can be tapped; points with enough space stay in place. */
export function scatterPoints(points: Point[], gap: number, sheet?: Sheet): Point[] {
  const moved = points.map((point) => ({ ...point }));
  const margin = (sheet?.width ?? 0) * MARGIN;
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
        one.x = within(one.x - Math.cos(angle) * step, sheet?.width, margin);
        one.y = within(one.y - Math.sin(angle) * step, sheet?.height, margin);
        other.x = within(other.x + Math.cos(angle) * step, sheet?.width, margin);
        other.y = within(other.y + Math.sin(angle) * step, sheet?.height, margin);
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}
