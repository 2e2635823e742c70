'use client';
import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useState } from 'react';
import type { Day } from '@/shared/time/days';

export type Cell = { uuid: string; day: Day };
/** One crew member's days in the order of selection: `to` may be before `from`. */
export type Span = { uuid: string; from: Day; to: Day };

const isSeveral = (span: Span | null): span is Span => span !== null && span.from !== span.to;

export const isWithin = (span: Span | null, { uuid, day }: Cell): boolean =>
  span?.uuid === uuid && [span.from, span.to].sort().every((end, at) => (at === 0 ? end <= day : day <= end));

/** Looks up the day at the height of the starting row, so that the pointer may leave that row. */
const dayAtPoint = (x: number, y: number): Day | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;

type Grid = {
  days: readonly Day[];
  uuids: readonly string[];
  focus: (cell: Cell) => void;
  onChoose: (span: Span) => void;
};

/** Selects days by click, by drag, or with Shift and the arrow keys followed by Enter. */
export function useSpan({ days, uuids, focus, onChoose }: Grid) {
  const [span, setSpan] = useState<Span | null>(null);

  const drag = (event: ReactPointerEvent<HTMLElement>, { uuid, day }: Cell) => {
    if (event.button !== 0) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    let dragged: Span = { uuid, from: day, to: day };
    const listening = new AbortController();
    const move = ({ clientX }: PointerEvent) => {
      const to = dayAtPoint(clientX, top + height / 2);
      if (!to || to === dragged.to) return;
      dragged = { ...dragged, to };
      setSpan(dragged);
    };
    const end = ({ type }: PointerEvent) => {
      listening.abort();
      setSpan(null);
      // A single day is selected by the click event that follows.
      if (type === 'pointerup' && isSeveral(dragged)) onChoose(dragged);
    };
    setSpan(null);
    window.addEventListener('pointermove', move, listening);
    window.addEventListener('pointerup', end, listening);
    window.addEventListener('pointercancel', end, listening);
  };

  const click = (cell: Cell) => {
    const chosen = isSeveral(span) && isWithin(span, cell) ? span : { uuid: cell.uuid, from: cell.day, to: cell.day };
    setSpan(null);
    onChoose(chosen);
  };

  const neighbour = <Item>(items: readonly Item[], item: Item, step: number): Item =>
    items[items.indexOf(item) + step] ?? item;

  const cellAfter = (key: string, { uuid, day }: Cell): Cell | null => {
    switch (key) {
      case 'ArrowLeft':
        return { uuid, day: neighbour(days, day, -1) };
      case 'ArrowRight':
        return { uuid, day: neighbour(days, day, 1) };
      case 'ArrowUp':
        return { uuid: neighbour(uuids, uuid, -1), day };
      case 'ArrowDown':
        return { uuid: neighbour(uuids, uuid, 1), day };
      case 'Home':
        return { uuid, day: days[0] ?? day };
      case 'End':
        return { uuid, day: days.at(-1) ?? day };
      default:
        return null;
    }
  };

  const press = (event: KeyboardEvent, cell: Cell) => {
    // Leaves browser shortcuts such as Alt and an arrow key alone.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setSpan(null);
    const next = cellAfter(event.key, cell);
    if (!next) return;
    event.preventDefault();
    const isExtended = event.shiftKey && next.uuid === cell.uuid;
    const from = span?.uuid === cell.uuid ? span.from : cell.day;
    setSpan(isExtended ? { uuid: cell.uuid, from, to: next.day } : null);
    focus(next);
  };

  return { span, isSeveral: isSeveral(span), drag, click, press };
}
