'use client';
import { type Announcements, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/i18n/client';
import { FollowTargets } from '@/ui/form/follow-targets';
import { useDragSensors } from '@/ui/form/use-drag-sensors';
import { useBoardContext } from './board-context';
import { boardTargets, changeOf, type Dragged, type Target } from './drag';

const nameOf = (entry: { data: { current?: unknown } } | null): string =>
  (entry?.data.current as Dragged | Target | undefined)?.name ?? '';

/** Departures, divers and crew are dragged by mouse, finger or keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const { t } = useT('outings-admin');
  const { make } = useBoardContext();
  const id = useId();
  const [{ collisions, nextTarget, lift }] = useState(boardTargets);
  const sensors = useDragSensors(nextTarget);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.lifted', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('board.over', { name: nameOf(active), target: nameOf(over) }) : undefined,
    onDragEnd: ({ active, over }) => t(over ? 'board.dropped' : 'board.cancelled', { name: nameOf(active) }),
    onDragCancel: ({ active }) => t('board.cancelled', { name: nameOf(active) }),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const change = over && changeOf(active.data.current as Dragged, over.data.current as Target);
    if (change) make(change);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={collisions}
      onDragStart={lift}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.how') } }}
    >
      <FollowTargets />
      {children}
    </DndContext>
  );
}
