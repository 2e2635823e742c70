import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import css from './selection.module.css';
import type { Selection } from './use-selection';

/** Selects every row of the page, or none. */
export function SelectAll<Row>({ selection, rows }: { selection: Selection<Row>; rows: number }) {
  const { t } = useT('ui');
  const box = useRef<HTMLInputElement>(null);
  const chosen = Math.min(selection.rows.length, rows);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < rows;
  }, [chosen, rows]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={css.box}
      aria-label={t('table.selectAll')}
      checked={rows > 0 && chosen === rows}
      onChange={selection.toggleAll}
    />
  );
}

export function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const { t } = useT('ui');
  return (
    <input
      type="checkbox"
      className={css.box}
      aria-label={t('table.select')}
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
    />
  );
}

/** All rows that match the search and the filters, up to a limit. */
export interface Matching<Row> {
  most: number;
  load: () => Promise<Row[]>;
}

/** Selects the matching rows of every page, once the rows of this page are selected. */
function SelectMatching<Row>({ selection, total, matching }: Props<Row> & { matching: Matching<Row> }) {
  const { t } = useT('ui');
  const [busy, setBusy] = useState(false);
  const count = Math.min(total, matching.most);
  if (selection.rows.length >= count) return null;
  const select = async () => {
    setBusy(true);
    await matching
      .load()
      .then(selection.selectBeyond, () => {})
      .finally(() => setBusy(false));
  };
  return (
    <Button size="s" busy={busy} onClick={() => void select()}>
      {t(count < total ? 'table.selectFirst' : 'table.selectMatching', { count })}
    </Button>
  );
}

interface Props<Row> {
  selection: Selection<Row>;
  /** The number of matching rows. */
  total: number;
}

/** The actions on the selected rows. */
export function SelectionBar<Row>(props: Props<Row> & { matching?: Matching<Row> | undefined; children: ReactNode }) {
  const { t } = useT('ui');
  const count = props.selection.rows.length;
  if (count === 0) return null;
  return (
    <div className={css.bar}>
      <span role="status">{t('table.selected', { count })}</span>
      {props.matching && <SelectMatching {...props} matching={props.matching} />}
      {props.children}
      <Button size="s" look="quiet" onClick={props.selection.clear}>
        {t('table.unselect')}
      </Button>
    </div>
  );
}
