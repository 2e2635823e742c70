import {
  type ClientRect,
  type CollisionDetection,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { BoardDiverView, NewBoardChange } from '@/features/outings/board/schema';

/** What is dragged, and where it can be dropped. */
export type Dragged =
  | { kind: 'departure'; uuid: string; vehicle: string | null; name: string }
  | { kind: 'diver'; diver: BoardDiverView; departure: string; group: string | null; name: string }
  | { kind: 'member'; uuid: string; name: string };
export type Target =
  | { takes: 'departure'; vehicle: string | null; name: string }
  | { takes: 'diver'; departure: string; group: string | null; leader: string | null; name: string }
  | { takes: 'member'; vehicle: string; part: 'morning' | 'afternoon' | 'night'; captain: string | null; name: string };

/** A group takes its divers and its leader. */
function canDrop(dragged: Dragged, target: Target): boolean {
  if (dragged.kind === 'member')
    return target.takes === 'member' || (target.takes === 'diver' && target.group !== null);
  if (dragged.kind === 'diver') return target.takes === 'diver' && target.departure === dragged.departure;
  return target.takes === 'departure';
}

export const departureId = (uuid: string) => `departure ${uuid}`;
export const diverId = ({ item, diver }: { item: string; diver: string }) => `diver ${item} ${diver}`;

/** Under which id a change finds what it moves to another part of the board. */
export function draggedId(change: NewBoardChange): string | null {
  if (change.kind === 'move_departure') return departureId(change.departure);
  return change.kind === 'move_diver' ? diverId(change) : null;
}

/** What dropping changes; null where it changes nothing. */
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

const accepting = (dragged: Dragged, containers: DroppableContainer[]) =>
  containers.filter(({ data, disabled }) => !disabled && canDrop(dragged, data.current as Target));

/** Those that have been measured. */
const withRects = (containers: DroppableContainer[], rects: ReadonlyMap<UniqueIdentifier, ClientRect>) =>
  containers.flatMap(({ id }) => {
    const rect = rects.get(id);
    return rect ? [{ id, rect }] : [];
  });

/** Lifted by keyboard, it is at the target whose first corner is nearest; its centre may be nearer to another one. */
const nearestCorner: CollisionDetection = ({ collisionRect: { left, top }, droppableContainers, droppableRects }) =>
  withRects(droppableContainers, droppableRects)
    .map(({ id, rect }) => ({ id, data: { value: Math.hypot(rect.left - left, rect.top - top) } }))
    .sort((a, b) => a.data.value - b.data.value)
    .slice(0, 1);

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What is dragged by keyboard stays where the arrow keys left it, also when something that appears above moves all. */
export function dragTargets() {
  let chosen: UniqueIdentifier | null = null;

  const collisions: CollisionDetection = (args) => {
    const droppableContainers = accepting(args.active.data.current as Dragged, args.droppableContainers);
    if (args.pointerCoordinates) return pointerWithin({ ...args, droppableContainers });
    const target = droppableContainers.find(({ id }) => id === chosen);
    const found = target ? [{ id: target.id }] : nearestCorner({ ...args, droppableContainers });
    chosen = found[0]?.id ?? null;
    return found;
  };

  /** The arrow keys go from one target to the next, in reading order. */
  const nextTarget: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const step = steps[event.code];
    const { active, droppableContainers, droppableRects } = context;
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const accepted = accepting(active.data.current as Dragged, droppableContainers.getEnabled());
    const targets = withRects(accepted, droppableRects).sort(
      (a, b) => a.rect.left - b.rect.left || a.rect.top - b.rect.top,
    );
    const at = targets.findIndex(({ id }) => id === chosen);
    const next = targets[(at + step + targets.length) % targets.length];
    if (!next) return currentCoordinates;
    chosen = next.id;
    return { x: next.rect.left + 4, y: next.rect.top + 4 };
  };

  const lift = () => {
    chosen = null;
  };

  return { collisions, nextTarget, lift };
}
