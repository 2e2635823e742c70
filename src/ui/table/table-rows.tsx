import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useState } from 'react';
import { Skeleton } from '../feedback/skeleton';
import type { Column } from './column';
import { rowAfterKey } from './row-keys';

interface Props<Row> {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
}

/** The rows of a list: one stop of the Tab key, the arrow keys go from row to row, Enter opens one. */
export function TableRows<Row>({ columns, rows, rowKey, rowHref }: Props<Row>) {
  const router = useRouter();
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);

  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    // Keys pressed in a link or button inside the row belong to that.
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && rowHref) router.push(rowHref(row));
    const next = rowAfterKey(event.key, index, rows.length);
    if (next === null) return;
    event.preventDefault();
    const siblings = event.currentTarget.parentElement?.children;
    (siblings?.item(next) as HTMLElement | null)?.focus();
  };

  return (
    <tbody>
      {rows.map((row, index) => (
        <tr
          key={rowKey(row)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setActive(index)}
          onKeyDown={(event) => onKey(event, index, row)}
        >
          {columns.map(({ key, header, cell, align, whole }) => (
            <td key={key} data-label={header} data-align={align} data-whole={whole}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The place of rows that are on their way. */
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
