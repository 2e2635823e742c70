import { pointerWithin } from '@dnd-kit/core';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import type { BoardDiverView } from '@/features/day-board/schema';
import { type Arrow, dragTargets } from '@/ui/form/drag-targets';

/** Items that can be dragged, and targets for dropping them. */
export type Dragged =
  | { kind: 'departure'; uuid: string; vehicle: string | null; name: string }
  | { kind: 'diver'; diver: BoardDiverView; departure: string; group: string | null; name: string }
  | { kind: 'member'; uuid: string; name: string };
export type Target =
  | { takes: 'departure'; vehicle: string | null; name: string }
  | { takes: 'diver'; departure: string; group: string | null; leader: string | null; name: string }
  | { takes: 'member'; vehicle: string; part: 'morning' | 'afternoon' | 'night'; captain: string | null; name: string };

/** A group accepts a leader and the divers of its departure. */
function canDrop(dragged: Dragged, target: Target): boolean {
  if (dragged.kind === 'member')
    return target.takes === 'member' || (target.takes === 'diver' && target.group !== null);
  if (dragged.kind === 'diver') return target.takes === 'diver' && target.departure === dragged.departure;
  return target.takes === 'departure';
}

export const departureId = (uuid: string) => `departure ${uuid}`;
export const diverId = ({ item, diver }: { item: string; diver: string }) => `diver ${item} ${diver}`;

/** The drag id by which a changed item is found in its new part of the board. */
export function draggedId(change: NewBoardChange): string | null {
  if (change.kind === 'move_departure') return departureId(change.departure);
  return change.kind === 'move_diver' ? diverId(change) : null;
}

/** The change made by a drop; null when it changes nothing. */
export function changeOf(dragged: Dragged, target: Target): NewBoardChange | null {
  if (!canDrop(dragged, target)) return null;
  if (dragged.kind === 'departure' && target.takes === 'departure') {
    const { uuid: departure, vehicle: seen } = dragged;
    return target.vehicle === seen ? null : { kind: 'move_departure', departure, vehicle: target.vehicle, seen };
  }
  if (dragged.kind === 'diver' && target.takes === 'diver') {
    const { item, diver } = dragged.diver;
    const seen = dragged.group;
    return target.group === seen ? null : { kind: 'move_diver', item, diver, group: target.group, seen };
  }
  if (dragged.kind !== 'member') return null;
  if (target.takes === 'member') {
    const { vehicle, part, captain: seen } = target;
    return { kind: 'set_captain', vehicle, part, captain: dragged.uuid, seen };
  }
  if (target.takes !== 'diver' || target.group === null) return null;
  return { kind: 'set_leader', group: target.group, leader: dragged.uuid, seen: target.leader };
}

const steps: Record<Arrow, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The arrow keys move from one target to the next, in reading order. */
export const boardTargets = () =>
  dragTargets({
    byPointer: pointerWithin,
    accepts: ({ data }, container) => canDrop(data.current as Dragged, container.data.current as Target),
    next: (arrow, targets, from) => {
      const inOrder = targets.sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
      const at = inOrder.findIndex(({ id }) => id === from);
      const next = inOrder[(at + steps[arrow] + inOrder.length) % inOrder.length];
      return next && { id: next.id, x: next.rect.left + 4, y: next.rect.top + 4 };
    },
  });
