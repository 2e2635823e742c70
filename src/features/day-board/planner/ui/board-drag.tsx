'use client';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import { DragContext } from '@/ui/form/drag-context';
import { useBoardContext } from './board-context';
import { boardTargets, changeOf, type Dragged, type Target } from './drag';

const nameOf = (entry: { data: { current?: unknown } } | null): string =>
  (entry?.data.current as Dragged | Target | undefined)?.name ?? '';

/** Departures, divers and crew are dragged by mouse, finger or keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const { t } = useT('outings-admin');
  const { make } = useBoardContext();
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
    <DragContext
      targets={boardTargets}
      onDragEnd={onDragEnd}
      announcements={announcements}
      how={t('board.instructions')}
    >
      {children}
    </DragContext>
  );
}
