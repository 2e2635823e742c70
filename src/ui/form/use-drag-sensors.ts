import { type KeyboardCoordinateGetter, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A press that moves this far is a drag; anything less is a click. */
const DRAG_PX = 4;

/** Dragging by mouse, finger and keyboard; the arrow keys go where `coordinateGetter` says. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
