'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type AuditEntryView, auditInput } from '@/features/audit/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { AuditFilters } from './audit-filters';
import { Changes } from './changes';
import css from './changes.module.css';

const defaults = { sort: '-at', filters: ['thing', 'thing_id', 'action', 'actor', 'from', 'to'] };
const SHOWN = 3;

export function AuditList({ lng }: { lng: Locale }) {
  const { t } = useT('audit');
  const control = useTableState(defaults);
  const entries = trpc.admin.audit.list.useQuery(listInput(auditInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const nameOf = ({ label }: AuditEntryView) => label || t('erased');

  const columns: Column<AuditEntryView>[] = [
    {
      key: 'at',
      header: t('column.when'),
      cell: ({ at }) => <time dateTime={at}>{formatMoment(new Date(at), lng, 'medium')}</time>,
      sortable: true,
      noWrap: true,
    },
    {
      key: 'who',
      header: t('column.who'),
      cell: ({ actor }) => (actor ? actor.name || t('formerStaff') : t('automatic')),
    },
    {
      key: 'what',
      header: t('column.what'),
      cell: (entry) => (
        <span className={css.two}>
          {entry.path ? (
            <OfficeLink lng={lng} path={entry.path}>
              {nameOf(entry)}
            </OfficeLink>
          ) : (
            <span>{nameOf(entry)}</span>
          )}
          <span>
            {t(`entity.${entry.thing}`)}, {t(`action.${entry.action}`)}
          </span>
        </span>
      ),
    },
    { key: 'change', header: t('column.change'), cell: (entry) => <Changes entry={entry} most={SHOWN} /> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={entries.data?.data}
      meta={entries.data?.meta}
      rowKey={({ uuid }) => uuid}
      control={control}
      busy={entries.isFetching}
      failed={entries.isError}
      retry={() => void entries.refetch()}
      empty={{ title: t('none'), hint: t('noneHint') }}
      searchable
      csv="audit"
      filters={<AuditFilters control={control} />}
      quickLook={{
        title: (entry) => t('detailTitle', { what: t(`entity.${entry.thing}`), label: nameOf(entry) }),
        body: (entry) => <Changes entry={entry} />,
      }}
    />
  );
}
