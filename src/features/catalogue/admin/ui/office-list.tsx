'use client';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { Page } from '@/shared/list/pages';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { SortableList } from '@/ui/form/sortable-list';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { FoldedFilters } from '@/ui/table/folded-filters';
import type { TableControl } from '@/ui/table/use-table-state';
import { type RowAction, RowMenu } from './row-menu';
import { useOfficeAction } from './use-office-action';

type Item = { slug: string; active: boolean };
type Action<Input> = { mutate: (input: Input, options?: object) => void; isPending: boolean };

interface Props<Row extends Item> {
  caption: string;
  columns: Column<Row>[];
  answer: { data?: Page<Row> | undefined; isFetching: boolean; isError: boolean; refetch: () => unknown };
  control: TableControl;
  nameOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  filters: ReactNode;
  csv: string;
  create: ReactNode;
  show: Action<{ slugs: string[]; active: boolean }>;
  sort: Action<{ slugs: string[] }>;
  remove: Action<{ slug: string }>;
  /** Further actions of a row, shown before the actions that unpublish or remove it. */
  actions?: (row: Row) => RowAction[];
  removing: { title: (name: string) => string; body: string };
}

export function OfficeList<Row extends Item>(props: Props<Row>) {
  const { t } = useT('catalogue-admin');
  const { control, answer, nameOf, show, sort, remove } = props;
  const [sorting, setSorting] = useState(false);
  const actionOptions = useOfficeAction();
  const rows = answer.data?.data;

  const setShown = async (chosen: Row[], active: boolean, done?: () => void) => {
    const [first] = chosen;
    const title = first && chosen.length === 1 ? nameOf(first) : t('list.entryCount', { count: chosen.length });
    const yes =
      active ||
      (await confirm({
        title: t('list.hideTitle', { title }),
        body: t('list.hideBody'),
        confirmLabel: t('list.hide'),
      }));
    if (!yes) return;
    show.mutate(
      { slugs: chosen.map(({ slug }) => slug), active },
      actionOptions(t(active ? 'list.shownNotice' : 'list.hiddenNotice')),
    );
    done?.();
  };
  const askRemoval = async (row: Row) => {
    const { title, body } = props.removing;
    if (await confirm({ title: title(nameOf(row)), body, confirmLabel: t('list.remove'), danger: true }))
      remove.mutate({ slug: row.slug }, actionOptions(''));
  };
  const menu: Column<Row> = {
    key: 'menu',
    header: t('list.menu'),
    align: 'end',
    cell: (row) => (
      <RowMenu
        name={nameOf(row)}
        actions={[
          ...(props.actions?.(row) ?? []),
          {
            label: t(row.active ? 'list.hide' : 'list.show'),
            act: () => void setShown([row], !row.active),
          },
          { label: t('list.remove'), danger: true, act: () => void askRemoval(row) },
        ]}
      />
    ),
  };

  // Rows can be reordered only while the list is sorted by position and not filtered by a search.
  const inOrder = control.state.sort === 'position' && control.state.search === '';
  if (sorting && rows && inOrder)
    return (
      <>
        <p>
          <Button look="solid" size="s" onClick={() => setSorting(false)}>
            {t('list.sortDone')}
          </Button>{' '}
          {t('list.sortHint')}
        </p>
        <SortableList
          items={rows}
          itemKey={({ slug }) => slug}
          itemName={nameOf}
          disabled={sort.isPending || answer.isFetching}
          onSort={(sorted) => sort.mutate({ slugs: sorted.map(({ slug }) => slug) }, actionOptions(t('list.sorted')))}
        >
          {nameOf}
        </SortableList>
      </>
    );
  return (
    <DataTable
      caption={props.caption}
      columns={[...props.columns, menu]}
      rows={rows}
      meta={answer.data?.meta}
      rowKey={({ slug }) => slug}
      rowHref={props.hrefOf}
      control={control}
      busy={answer.isFetching}
      failed={answer.isError}
      retry={() => void answer.refetch()}
      empty={{ title: t('list.none'), hint: t('list.noneHint'), action: props.create }}
      searchable
      filters={<FoldedFilters control={control}>{props.filters}</FoldedFilters>}
      csv={props.csv}
      actions={
        <>
          <Button
            size="s"
            onClick={() => {
              if (!inOrder) control.change({ sort: 'position', search: '' });
              setSorting(true);
            }}
          >
            {t('list.sort')}
          </Button>
          {props.create}
        </>
      }
      bulk={(chosen, done) => (
        <>
          <Button size="s" onClick={() => void setShown(chosen, true, done)}>
            {t('list.show')}
          </Button>
          <Button size="s" onClick={() => void setShown(chosen, false, done)}>
            {t('list.hide')}
          </Button>
        </>
      )}
    />
  );
}
