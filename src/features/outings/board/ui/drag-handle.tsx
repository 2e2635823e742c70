'use client';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import css from './board.module.css';
import type { Dragged, Target } from './drag';

type Props = { id: string; dragged: Dragged; className?: string | undefined; children: ReactNode };

/** Something that is dragged by its handle, so that a finger on the rest still scrolls. */
export function DragItem({ id, dragged, className, children }: Props) {
  const { t } = useT('outings-admin');
  const draggable = useDraggable({ id, data: dragged });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = draggable;
  return (
    <div
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.handle}
        {...attributes}
        {...listeners}
        aria-label={t('board.drag', { name: dragged.name })}
      >
        <IconGripVertical aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}

export function DropArea(props: { id: string; target: Target; className?: string | undefined; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: props.id, data: props.target });
  return (
    <div ref={setNodeRef} className={props.className} data-over={isOver || undefined}>
      {props.children}
    </div>
  );
}
