'use client';
import { useEffect, useRef } from 'react';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import { undoOf } from '@/features/day-board/planner/domain/undo-of';
import type { BoardView, UpdateBoardAnswer } from '@/features/day-board/schema';
import { UNDO_MS } from '@/features/orders/domain/undo';
import { useT } from '@/i18n/client';
import { notify } from '@/ui/feedback/notify';
import { useMovedText } from './use-moved-text';

/** Sends the change that takes a move back; conflicts that the board had before need no confirmation. */
type Send = (change: NewBoardChange, earlier: BoardView['conflicts']) => void;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Offers to undo the last move, in the top bar and by Ctrl+Z. */
export function useUndo(send: Send) {
  const { t } = useT('outings-admin');
  const movedText = useMovedText();
  const last = useRef<{ run: () => void; until: number } | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping(event.target) || !last.current || Date.now() > last.current.until) return;
      event.preventDefault();
      last.current.run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (before: BoardView, change: NewBoardChange) => {
    const undo = undoOf(before, change);
    const run = () => {
      if (last.current?.run !== run) return;
      last.current = null;
      if (undo) send(undo, before.conflicts);
    };
    last.current = undo && { run, until: Date.now() + UNDO_MS };
    notify({
      type: 'success',
      title: t('board.done'),
      text: movedText(before, change),
      ...(undo && { action: { label: t('board.undo'), seconds: UNDO_MS / 1000, run } }),
    });
  };
}

/** True when the board had all these conflicts before the move that is taken back. */
export const areEarlier = (conflicts: UpdateBoardAnswer['conflicts'], earlier: BoardView['conflicts']): boolean => {
  const before = new Set(earlier.map((conflict) => JSON.stringify(conflict)));
  return conflicts.every((conflict) => before.has(JSON.stringify(conflict)));
};
