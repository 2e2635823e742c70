'use client';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useT } from '@/i18n/client';
import { classNames } from '@/ui/class-names';
import { DragContext } from './drag-context';
import { listTargets } from './list-targets';
import css from './sortable-list.module.css';

interface Props<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The name of an item, for its handle and for screen reader announcements. */
  itemName: (item: Item) => string;
  onSort: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  /** Arranges items side by side, for example pictures. */
  grid?: boolean;
  disabled?: boolean;
}

/** A list sorted by dragging, or by keyboard: Space lifts, arrows move, Space drops. */
export function SortableList<Item>(props: Props<Item>) {
  const { t } = useT('ui');
  const { items, itemKey, itemName } = props;
  const keys = items.map(itemKey);
  const nameOf = (key: string | number) => {
    const item = items.find((one) => itemKey(one) === key);
    return item ? itemName(item) : '';
  };
  const announcementOf = (
    what: 'lifted' | 'over' | 'dropped',
    name: string | number,
    at: string | number | undefined,
  ) => t(`sort.${what}`, { name: nameOf(name), position: keys.indexOf(String(at)) + 1, total: keys.length });
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      return announcementOf('lifted', active.id, active.id);
    },
    onDragOver({ active, over }) {
      // The 'lifted' announcement already contains the start position; another announcement would replace it.
      if (!hasMoved.current && over?.id === active.id) return;
      hasMoved.current = true;
      return announcementOf('over', active.id, over?.id);
    },
    onDragEnd: ({ active, over }) => announcementOf('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => t('sort.cancelled', { name: nameOf(active.id) }),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) props.onSort(arrayMove([...items], from, to));
  };
  return (
    <DragContext targets={listTargets} onDragEnd={onDragEnd} announcements={announcements} how={t('sort.instructions')}>
      <SortableContext items={keys} strategy={props.grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul className={classNames(css.list, props.grid && css.grid)}>
          {items.map((item, index) => (
            <SortableItem
              key={itemKey(item)}
              id={itemKey(item)}
              handle={t('sort.handle', { name: itemName(item) })}
              disabled={props.disabled ?? false}
            >
              {props.children(item, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DragContext>
  );
}

function SortableItem(props: { id: string; handle: string; disabled: boolean; children: ReactNode }) {
  const sortable = useSortable({ id: props.id, disabled: props.disabled });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className={css.item}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      {!props.disabled && (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          className={css.handle}
          aria-label={props.handle}
          title={props.handle}
        >
          <IconGripVertical aria-hidden="true" />
        </button>
      )}
      <div className={css.body}>{props.children}</div>
    </li>
  );
}
