'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/client';
import type { PageMeta } from '../../shared/pages';
import { Button } from '../action/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import type { Column } from './column';
import css from './data-table.module.css';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { TableRows, WaitingRows } from './table-rows';
import { TableTools } from './table-tools';
import type { TableControl } from './use-table-state';

interface Props<Row> {
  /** What the list is, for people who do not see it. */
  caption: string;
  columns: Column<Row>[];
  /** Undefined while the first page is on its way. */
  rows: Row[] | undefined;
  meta: PageMeta | undefined;
  rowKey: (row: Row) => string;
  /** Where Enter on a row leads. */
  rowHref?: (row: Row) => string;
  control: TableControl;
  /** Other rows are on their way while these are still shown. */
  busy?: boolean;
  failed?: boolean;
  retry?: () => void;
  /** What to say when there is nothing at all yet. */
  empty?: { title: string; hint?: string; action?: ReactNode };
  filters?: ReactNode;
  actions?: ReactNode;
  searchable?: boolean;
}

/** A list from the server: search, filters, order and page are in the address; each state has a face of its own. */
export function DataTable<Row>(props: Props<Row>) {
  const { t } = useT('common');
  const { control, rows, meta, columns } = props;
  const { search, filters } = control.state;
  const narrowed = search !== '' || Object.keys(filters).length > 0;

  if (props.failed && props.retry)
    return <ErrorState title={t('table.failed')} retryLabel={t('error.retry')} retry={props.retry} busy={props.busy} />;
  if (rows?.length === 0 && !narrowed)
    return <EmptyState {...props.empty} title={props.empty?.title ?? t('table.empty')} />;
  return (
    <div className={css.list} aria-busy={props.busy || !rows}>
      <TableTools control={control} searchable={props.searchable} filters={props.filters} actions={props.actions} />
      {rows?.length === 0 ? (
        <EmptyState
          title={t('table.noMatch')}
          hint={t('table.noMatchHint')}
          action={<Button onClick={() => control.change({ search: '', filters: {} })}>{t('table.reset')}</Button>}
        />
      ) : (
        <div className={css.frame}>
          <table className={css.table}>
            <caption className="only-read-aloud">{props.caption}</caption>
            <TableHead columns={columns} control={control} />
            {rows ? (
              <TableRows columns={columns} rows={rows} rowKey={props.rowKey} rowHref={props.rowHref} />
            ) : (
              <WaitingRows columns={columns.length} label={t('table.loading')} />
            )}
          </table>
        </div>
      )}
      {meta && meta.total > 0 && <TableFoot meta={meta} control={control} />}
    </div>
  );
}
