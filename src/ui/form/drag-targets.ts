import type {
  Active,
  ClientRect,
  CollisionDetection,
  DroppableContainer,
  KeyboardCoordinateGetter,
  UniqueIdentifier,
} from '@dnd-kit/core';

type Id = UniqueIdentifier;
type Point = { x: number; y: number };
export type Target = { id: Id; rect: ClientRect };

interface Options {
  byPointer: CollisionDetection;
  accepts: (active: Active, container: DroppableContainer) => boolean;
  /** The target that an arrow key leads to, and the point to which the dragged item moves there. */
  next: (arrow: Arrow, targets: Target[], from: Id | null, lifted: Id) => ({ id: Id } & Point) | undefined;
}

const measured = (containers: DroppableContainer[], rects: ReadonlyMap<Id, ClientRect>): Target[] =>
  containers.flatMap(({ id }) => {
    const rect = rects.get(id);
    return rect ? [{ id, rect }] : [];
  });

export const distance = (a: ClientRect, b: ClientRect) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * An item lifted by keyboard is at the target with the nearest first corner; its centre may be nearer to another
 * target.
 */
const nearestCorner: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  measured(droppableContainers, droppableRects)
    .map(({ id, rect }) => ({ id, data: { value: distance(rect, collisionRect) } }))
    .sort((a, b) => a.data.value - b.data.value)
    .slice(0, 1);

const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const;
export type Arrow = (typeof arrows)[number];

/**
 * An item dragged by keyboard stays where the arrow keys left it, even when content that appears above moves
 * everything.
 */
export function dragTargets({ byPointer, accepts, next }: Options) {
  let chosen: Id | null = null;

  const collisions: CollisionDetection = (args) => {
    const droppableContainers = args.droppableContainers.filter((one) => accepts(args.active, one));
    if (args.pointerCoordinates) return byPointer({ ...args, droppableContainers });
    const target = droppableContainers.find(({ id }) => id === chosen);
    const found = target ? [{ id: target.id }] : nearestCorner({ ...args, droppableContainers });
    chosen = found[0]?.id ?? null;
    return found;
  };

  const nextTarget: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const { active, droppableContainers, droppableRects } = context;
    const arrow = arrows.find((code) => code === event.code);
    if (!arrow || !active) return undefined;
    event.preventDefault();
    const accepted = droppableContainers.getEnabled().filter((one) => accepts(active, one));
    const found = next(arrow, measured(accepted, droppableRects), chosen, active.id);
    if (!found) return currentCoordinates;
    chosen = found.id;
    return { x: found.x, y: found.y };
  };

  const lift = () => {
    chosen = null;
  };

  return { collisions, nextTarget, lift };
}
