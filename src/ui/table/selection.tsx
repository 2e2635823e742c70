import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import css from './selection.module.css';
import type { Selection } from './use-selection';

/** Selects every row of the page, or none. */
export function SelectAll<Row>({ selection, rows }: { selection: Selection<Row>; rows: number }) {
  const { t } = useT('ui');
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.rows.length;
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

/** The actions on the selected rows. */
export function SelectionBar<Row>(props: { selection: Selection<Row>; children: ReactNode }) {
  const { t } = useT('ui');
  const count = props.selection.rows.length;
  if (count === 0) return null;
  return (
    <div className={css.bar}>
      <span role="status">{t('table.selected', { count })}</span>
      {props.children}
      <Button size="s" look="quiet" onClick={props.selection.clear}>
        {t('table.unselect')}
      </Button>
    </div>
  );
}
