'use client';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/i18n/client';
import { useBoardContext } from './board-context';
import css from './controls.module.css';
import type { Dragged, Target } from './drag';

type Props = { id: string; dragged: Dragged; className?: string | undefined; children: ReactNode };

/** An item that is dragged by its handle, so that a finger on the rest still scrolls. */
export function DragItem({ id, dragged, className, children }: Props) {
  const { t } = useT('outings-admin');
  const draggable = useDraggable({ id, data: dragged });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = draggable;
  const { moved } = useBoardContext();
  const handle = useRef<HTMLButtonElement>(null);
  const handleRef = useMergedRef(setActivatorNodeRef, handle);
  useEffect(() => {
    // Restores the focus, which is lost when the item is rendered in another part of the board.
    if (moved.current !== id || document.activeElement !== document.body) return;
    moved.current = null;
    handle.current?.focus();
  }, [id, moved]);
  return (
    <div
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
    >
      <button
        ref={handleRef}
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

type AreaProps = {
  id: string;
  target: Target;
  label?: string;
  /** The id to which a link leads. */
  anchor?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** With a label, screen readers announce the contents as a group of that name. */
export function DropArea({ id, target, label, anchor, className, children }: AreaProps) {
  const { setNodeRef, isOver } = useDroppable({ id, data: target });
  const named = label !== undefined && { role: 'group', 'aria-label': label };
  return (
    <div ref={setNodeRef} id={anchor} className={className} data-over={isOver || undefined} {...named}>
      {children}
    </div>
  );
}
