import { useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The selected rows of the page; rows of other pages are no longer selected. */
export function useSelection<Row>(rows: Row[], rowKey: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const has = (row: Row) => chosen.has(rowKey(row));
  const selected = rows.filter(has);
  const clear = () => setChosen(new Set());
  return {
    rows: selected,
    has,
    clear,
    toggle: (row) =>
      setChosen(new Set((has(row) ? selected.filter((other) => other !== row) : [...selected, row]).map(rowKey))),
    toggleAll: () => setChosen(new Set((selected.length === rows.length ? [] : rows).map(rowKey))),
  };
}
