'use client';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useId, useState } from 'react';
import type { dragTargets } from './drag-targets';
import { FollowTargets } from './follow-targets';

/** A press that moves this far is a drag; anything less is a click. */
const DRAG_PX = 4;

interface Props {
  /** Creates the targets of this context, once. */
  targets: () => ReturnType<typeof dragTargets>;
  onDragEnd: (event: DragEndEvent) => void;
  announcements: Announcements;
  /** Instructions for dragging by keyboard, for screen readers. */
  how: string;
  children: ReactNode;
}

/** Drag and drop by mouse, finger and keyboard. */
export function DragContext({ targets, onDragEnd, announcements, how, children }: Props) {
  const id = useId();
  const [{ collisions, nextTarget, lift }] = useState(targets);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextTarget }),
  );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={collisions}
      onDragStart={lift}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: how } }}
    >
      <FollowTargets />
      {children}
    </DndContext>
  );
}
