import { useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Selects rows of other pages as well, until the list shows something else. */
  selectBeyond: (rows: Row[]) => void;
}

/**
 * The selected rows of the page; turning the page deselects its rows, unless rows of several pages were selected
 * together. `scope` identifies the list's content regardless of its page.
 */
export function useSelection<Row>(rows: Row[], rowKey: (row: Row) => string, scope: string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [beyond, setBeyond] = useState<{ scope: string; rows: Row[] } | null>(null);
  const all = beyond?.scope === scope ? beyond.rows : rows;
  const has = (row: Row) => chosen.has(rowKey(row));
  const selected = all.filter(has);
  const clear = () => {
    setBeyond(null);
    setChosen(new Set());
  };
  return {
    rows: selected,
    has,
    clear,
    toggle: (row) => {
      const keys = selected.map(rowKey);
      const key = rowKey(row);
      setChosen(new Set(has(row) ? keys.filter((other) => other !== key) : [...keys, key]));
    },
    toggleAll: () => {
      setBeyond(null);
      setChosen(new Set((rows.every(has) ? [] : rows).map(rowKey)));
    },
    selectBeyond: (more) => {
      setBeyond({ scope, rows: more });
      setChosen(new Set(more.map(rowKey)));
    },
  };
}
