'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import type { Matching } from './selection';
import type { Selection } from './use-selection';
import type { TableControl } from './use-table-state';

/** Selects all matching rows when the address has `select=all`, and then removes it: a reload selects nothing. */
export function usePreselection<Row>(
  control: TableControl,
  selection: Selection<Row>,
  matching: Matching<Row> | undefined,
): void {
  const isWanted = useSearchParams().get('select') === 'all';
  const select = useEffectEvent((rows: Row[]) => {
    selection.selectBeyond(rows);
    control.change({});
  });
  const load = useEffectEvent(async () => (await matching?.load()) ?? []);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void load().then(
      (rows) => isCurrent && select(rows),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
}
