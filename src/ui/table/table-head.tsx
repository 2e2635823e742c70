import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { Column } from './column';
import css from './data-table.module.css';
import { SelectAll } from './selection';
import { ariaSort, nextSort } from './table-state';
import type { Selection } from './use-selection';
import type { TableControl } from './use-table-state';

/** The headers of sortable columns are buttons. */
export function TableHead<Row>(props: {
  columns: Column<Row>[];
  control: TableControl;
  selection?: Selection<Row>;
  rows: number;
  /** Adds a last column for the quick look. */
  looks?: boolean;
}) {
  const { t } = useT('common');
  const { sort } = props.control.state;
  return (
    <thead>
      <tr>
        {props.selection && (
          <th scope="col" className={css.mark}>
            <SelectAll selection={props.selection} rows={props.rows} />
          </th>
        )}
        {props.columns.map(({ key, header, sortable, align }) => {
          const order = ariaSort(sort, key);
          return (
            <th key={key} scope="col" data-align={align} aria-sort={sortable ? order : undefined}>
              {sortable ? (
                <button
                  type="button"
                  title={t('table.sortBy', { column: header })}
                  onClick={() => props.control.change({ sort: nextSort(sort, key) })}
                >
                  {header}
                  {order === 'ascending' && <IconArrowUp className={css.order} aria-hidden="true" />}
                  {order === 'descending' && <IconArrowDown className={css.order} aria-hidden="true" />}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {props.looks && <td className={css.look} />}
      </tr>
    </thead>
  );
}
