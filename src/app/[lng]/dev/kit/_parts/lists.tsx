'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { StatusBadge } from '@/ui/show/status-badge';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter, SelectFilter, TextFilter } from '@/ui/table/filters';
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
  const control = useTableState({ perPage: 10, filters: ['status', 'booking', 'active'] });
  const { page, perPage, sort, search, filters } = control.state;

  const key = sort.replace('-', '') as keyof Sample;
  const found = all
    .filter(
      ({ name, status, booking }) =>
        name.toLowerCase().includes(search.toLowerCase()) &&
        booking.includes(filters.booking?.toUpperCase() ?? '') &&
        (!filters.active || (filters.active === 'true') === (status !== 'warning')) &&
        (!filters.status || status === filters.status),
    )
    .sort((a, b) => (sort ? String(a[key]).localeCompare(String(b[key])) * (sort.startsWith('-') ? -1 : 1) : 0));
  const columns: Column<Sample>[] = [
    { key: 'booking', header: t('table.booking'), cell: ({ booking }) => booking, noWrap: true },
    { key: 'name', header: t('table.name'), cell: ({ name }) => name, sortable: true },
    { key: 'date', header: t('table.date'), cell: ({ date }) => date, sortable: true, noWrap: true },
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
          <>
            <SelectFilter
              control={control}
              name="status"
              label={t('table.status')}
              options={statuses.map((status) => ({ value: status, label: t(`badge.${status}`) }))}
            />
            <ActiveFilter control={control} />
            <TextFilter control={control} name="booking" label={t('table.booking')} />
          </>
        }
        bulk={(chosen, done) => (
          <Button size="s" onClick={done}>
            {t('table.archive', { count: chosen.length })}
          </Button>
        )}
        quickLook={{ title: ({ booking }) => booking, body: ({ name }) => <p>{name}</p> }}
        actions={<Button size="s">{t('table.add')}</Button>}
      />
    </div>
  );
}
