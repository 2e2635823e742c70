'use client';
import { createContext, type RefObject, useContext } from 'react';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import type { BoardView } from '@/features/day-board/schema';

type Value = {
  board: BoardView;
  make: (change: NewBoardChange) => void;
  /** The drag id of the last moved item. */
  moved: RefObject<string | null>;
};

export const BoardContext = createContext<Value | null>(null);

/** The board and the function to change it, for all its components. */
export function useBoardContext(): Value {
  const value = useContext(BoardContext);
  if (!value) throw new Error('drawn outside a board');
  return value;
}
