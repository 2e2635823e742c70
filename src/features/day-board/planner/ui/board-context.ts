'use client';
import { createContext, type RefObject, useContext } from 'react';
import type { BoardView, NewBoardChange } from '@/features/day-board/schema';

type Value = {
  board: BoardView;
  make: (change: NewBoardChange) => void;
  /** What was moved last, by the id under which it is dragged. */
  moved: RefObject<string | null>;
};

export const BoardContext = createContext<Value | null>(null);

/** The board and the way to change it, for everything that is drawn on it. */
export function useBoardContext(): Value {
  const value = useContext(BoardContext);
  if (!value) throw new Error('drawn outside a board');
  return value;
}
