'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { StatusBadge } from '@/ui/show/status-badge';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useTableState } from '@/ui/table/use-table-state';
import css from './kit.module.css';

interface Sample {
  booking: string;
  name: string;
  date: string;
  status: 'info' | 'success' | 'warning';
  divers: number;
}

const names = [
  'Ayu Pratiwi',
  'Maximiliane Alexandra Konstantinopoulos-Wirawan-Hohenstein',
  '佐藤 健',
  '李雪',
  'Jonas Weber',
];
const statuses = ['info', 'success', 'warning'] as const;
const all: Sample[] = Array.from({ length: 57 }, (_, row) => ({
  booking: `SGR-${(row * 7919 + 104729).toString(36).toUpperCase()}`,
  name: names[row % names.length] ?? '',
  date: `2026-12-${String((row % 28) + 1).padStart(2, '0')}`,
  status: statuses[row % statuses.length] ?? 'info',
  divers: (row % 4) * 2 + 2,
}));

const shows = ['ready', 'loading', 'nothing', 'failed'] as const;

export function Lists() {
  const { t } = useT('kit');
  const [show, setShow] = useState<(typeof shows)[number]>('ready');
  const control = useTableState({ perPage: 10, filters: ['status'] });
  const { page, perPage, sort, search, filters } = control.state;

  const key = sort.replace('-', '') as keyof Sample;
  const found = all
    .filter(
      ({ name, status }) =>
        name.toLowerCase().includes(search.toLowerCase()) && (!filters.status || status === filters.status),
    )
    .sort((a, b) => (sort ? String(a[key]).localeCompare(String(b[key])) * (sort.startsWith('-') ? -1 : 1) : 0));
  const columns: Column<Sample>[] = [
    { key: 'booking', header: t('table.booking'), cell: ({ booking }) => booking, whole: true },
    { key: 'name', header: t('table.name'), cell: ({ name }) => name, sortable: true },
    { key: 'date', header: t('table.date'), cell: ({ date }) => date, sortable: true, whole: true },
    {
      key: 'status',
      header: t('table.status'),
      cell: ({ status }) => <StatusBadge tone={status}>{t(`badge.${status}`)}</StatusBadge>,
    },
    { key: 'divers', header: t('table.divers'), cell: ({ divers }) => divers, align: 'end' },
  ];
  const rows = show === 'nothing' ? [] : found.slice((page - 1) * perPage, page * perPage);
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {shows.map((name) => (
          <Button key={name} size="s" look={name === show ? 'solid' : 'outline'} onClick={() => setShow(name)}>
            {t(`table.${name}`)}
          </Button>
        ))}
      </div>
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={show === 'loading' ? undefined : rows}
        meta={
          show === 'ready'
            ? {
                page,
                per_page: perPage,
                total: found.length,
                last_page: Math.max(1, Math.ceil(found.length / perPage)),
              }
            : undefined
        }
        rowKey={({ booking }) => booking}
        rowHref={({ booking }) => `#${booking}`}
        control={control}
        failed={show === 'failed'}
        retry={() => setShow('ready')}
        empty={{ title: t('table.emptyTitle'), hint: t('table.emptyHint'), action: <Button>{t('table.add')}</Button> }}
        searchable
        filters={
          <Button
            size="s"
            aria-pressed={filters.status === 'info'}
            look={filters.status === 'info' ? 'solid' : 'outline'}
            onClick={() => control.change({ filters: filters.status ? {} : { status: 'info' } })}
          >
            {t('table.filter')}
          </Button>
        }
        actions={<Button size="s">{t('table.add')}</Button>}
      />
    </div>
  );
}
