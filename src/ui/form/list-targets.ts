import { closestCenter } from '@dnd-kit/core';
import { type Arrow, distance, dragTargets, type Target } from './drag-targets';

const isBeyond: Record<Arrow, (one: Target, from: Target) => boolean> = {
  ArrowDown: (one, from) => one.rect.top > from.rect.top,
  ArrowUp: (one, from) => one.rect.top < from.rect.top,
  ArrowRight: (one, from) => one.rect.left > from.rect.left,
  ArrowLeft: (one, from) => one.rect.left < from.rect.left,
};

/** Arrow keys move to the nearest place on their side, and the items in between make room. */
export const nextInList: Parameters<typeof dragTargets>[0]['next'] = (arrow, targets, chosen, lifted) => {
  const [from, own] = [chosen, lifted].map((id) => targets.find((one) => one.id === id));
  if (!from || !own) return undefined;
  const [next] = targets
    .filter((one) => isBeyond[arrow](one, from))
    .sort((a, b) => distance(a.rect, from.rect) - distance(b.rect, from.rect));
  if (!next) return undefined;
  const { id, rect } = next;
  const isAfter = rect.top > own.rect.top || (rect.top === own.rect.top && rect.left > own.rect.left);
  return {
    id,
    x: isAfter ? rect.right - own.rect.width : rect.left,
    y: isAfter ? rect.bottom - own.rect.height : rect.top,
  };
};

export const listTargets = () => dragTargets({ byPointer: closestCenter, accepts: () => true, next: nextInList });
