import { IconEye } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/client';
import { IconButton } from '@/ui/action/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Column } from './column';
import css from './data-table.module.css';
import { rowAfterKey } from './row-keys';
import { SelectRow } from './selection';
import type { Selection } from './use-selection';

interface Props<Row> {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  selection?: Selection<Row>;
  onLook?: (row: Row) => void;
  shortcut?: Shortcut<Row>;
}

export interface Shortcut<Row> {
  /** A letter that rows do not use otherwise. */
  key: string;
  run: (row: Row) => void;
}

function Look({ onLook }: { onLook: () => void }) {
  const { t } = useT('ui');
  return (
    <IconButton label={t('table.quickLook')} onClick={onLook} tabIndex={-1}>
      <IconEye aria-hidden="true" />
    </IconButton>
  );
}

/**
 * The rows of a list are one Tab stop: the arrow keys move between rows, Enter opens one, Space opens the quick look, X
 * selects it, and a list may add its own shortcut. When the focused row is removed, the next one takes the focus.
 */
export function TableRows<Row>({ columns, rows, rowKey, rowHref, selection, onLook, shortcut }: Props<Row>) {
  const router = useRouter();
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<string>(null);
  useEffect(() => {
    const isGone = last.current !== null && !rows.some((row) => rowKey(row) === last.current);
    if (!isGone) return;
    last.current = null;
    if (document.activeElement === document.body) (body.current?.children.item(stop) as HTMLElement | null)?.focus();
  }, [rows, rowKey, stop]);
  const keys = [rowHref && 'Enter', onLook && 'Space', selection && 'X', shortcut?.key.toUpperCase()]
    .filter(Boolean)
    .join(' ');

  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    // Keys pressed in a link or button inside the row belong to that element, and key combinations to the browser.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && rowHref) router.push(rowHref(row));
    if (event.key === 'x' && selection) selection.toggle(row);
    if (shortcut && event.key.toLowerCase() === shortcut.key && !event.repeat) shortcut.run(row);
    if (event.key === ' ' && onLook) {
      event.preventDefault();
      onLook(row);
    }
    const next = rowAfterKey(event.key, index, rows.length);
    if (next === null) return;
    event.preventDefault();
    const siblings = event.currentTarget.parentElement?.children;
    (siblings?.item(next) as HTMLElement | null)?.focus();
  };

  return (
    <tbody ref={body}>
      {rows.map((row, index) => (
        <tr
          key={rowKey(row)}
          tabIndex={index === stop ? 0 : -1}
          aria-keyshortcuts={keys || undefined}
          data-chosen={selection?.has(row) || undefined}
          onFocus={() => {
            last.current = rowKey(row);
            setActive(index);
          }}
          onKeyDown={(event) => onKey(event, index, row)}
        >
          {selection && (
            <td className={css.mark}>
              <SelectRow selection={selection} row={row} />
            </td>
          )}
          {columns.map(({ key, header, cell, align, noWrap }) => (
            <td key={key} data-label={header} data-align={align} data-no-wrap={noWrap}>
              {cell(row)}
            </td>
          ))}
          {onLook && (
            <td className={css.look}>
              <Look onLook={() => onLook(row)} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for rows that are loading. */
export function WaitingRows(props: { columns: number; label: string }) {
  const columns = Array.from({ length: props.columns }, (_, column) => column);
  return (
    <tbody>
      {waiting.map((row, index) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column}>
              {index === 0 && column === 0 && (
                <span className="only-read-aloud" role="status">
                  {props.label}
                </span>
              )}
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
