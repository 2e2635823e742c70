'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { PageMeta } from '@/shared/list/pages';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import line from '@/ui/feedback/busy-line.module.css';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import type { Column } from './column';
import css from './data-table.module.css';
import { type Matching, SelectionBar } from './selection';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { type Shortcut, TableRows, WaitingRows } from './table-rows';
import { TableTools } from './table-tools';
import { usePreselection } from './use-preselection';
import { useSelection } from './use-selection';
import type { TableControl } from './use-table-state';

const QuickLook = dynamic(() => import('./quick-look').then((module) => module.QuickLook), { ssr: false });

interface Props<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: Column<Row>[];
  /** Undefined while the first page loads. */
  rows: Row[] | undefined;
  meta: PageMeta | undefined;
  rowKey: (row: Row) => string;
  /** The target of Enter on a row. */
  rowHref?: (row: Row) => string;
  control: TableControl;
  /** More rows are loading while these are still displayed. */
  busy?: boolean;
  failed?: boolean;
  retry?: () => void;
  /** The message for a list without any entries. */
  empty?: { title: string; hint?: string; action?: ReactNode };
  filters?: ReactNode;
  actions?: ReactNode;
  searchable?: boolean;
  /** Hints at searchable data that the columns do not show. */
  searchHint?: string;
  /** The name of the CSV export of all matching rows, as registered in the wiring. */
  csv?: string;
  /** Actions on several rows; `done` clears the selection. */
  bulk?: (chosen: Row[], done: () => void) => ReactNode;
  /** Offers to select the rows of all pages. */
  matching?: Matching<Row>;
  /** A key that acts on the focused row; a button in the row must do the same. */
  shortcut?: Shortcut<Row>;
  /** The content of the drawer that previews a row. */
  quickLook?: { title: (row: Row) => string; body: (row: Row) => ReactNode };
}

/** A list from the server whose search, filters, order and page are in the address. */
export function DataTable<Row>(props: Props<Row>) {
  const { t } = useT('common');
  const { control, rows, meta, columns } = props;
  const { search, filters } = control.state;
  const selection = useSelection(rows ?? [], props.rowKey, JSON.stringify([search, filters]));
  usePreselection(control, selection, props.matching);
  const chosen = props.bulk && selection;
  const [looked, setLooked] = useState<Row | null>(null);
  const narrowed = search !== '' || Object.keys(filters).length > 0;

  if (props.failed && props.retry)
    return <ErrorState title={t('table.failed')} retryLabel={t('error.retry')} retry={props.retry} busy={props.busy} />;
  if (rows?.length === 0 && !narrowed)
    return <EmptyState action={props.actions} {...props.empty} title={props.empty?.title ?? t('table.empty')} />;
  return (
    <div className={css.list} aria-busy={props.busy || !rows}>
      <TableTools
        control={control}
        searchable={props.searchable}
        searchHint={props.searchHint}
        filters={props.filters}
        actions={props.actions}
        csv={props.csv}
      />
      {props.bulk && (
        <SelectionBar selection={selection} total={meta?.total ?? 0} matching={props.matching}>
          {props.bulk(selection.rows, selection.clear)}
        </SelectionBar>
      )}
      {rows?.length === 0 ? (
        <EmptyState
          title={t('table.noMatch')}
          hint={t('table.noMatchHint')}
          action={<Button onClick={() => control.change({ search: '', filters: {} })}>{t('table.reset')}</Button>}
        />
      ) : (
        <div className={classNames(line.busyLine, css.frame)}>
          <table className={css.table}>
            <caption className="only-read-aloud">{props.caption}</caption>
            <TableHead
              columns={columns}
              control={control}
              selection={chosen}
              rows={rows?.length ?? 0}
              looks={props.quickLook !== undefined}
            />
            {rows ? (
              <TableRows
                columns={columns}
                rows={rows}
                rowKey={props.rowKey}
                rowHref={props.rowHref}
                selection={chosen}
                onLook={props.quickLook && setLooked}
                shortcut={props.shortcut}
              />
            ) : (
              <WaitingRows
                columns={columns.length + (chosen ? 1 : 0) + (props.quickLook ? 1 : 0)}
                label={t('table.loading')}
              />
            )}
          </table>
        </div>
      )}
      {meta && meta.total > 0 && <TableFoot meta={meta} control={control} />}
      {looked && props.quickLook && (
        <QuickLook title={props.quickLook.title(looked)} href={props.rowHref?.(looked)} onClose={() => setLooked(null)}>
          {props.quickLook.body(looked)}
        </QuickLook>
      )}
    </div>
  );
}
