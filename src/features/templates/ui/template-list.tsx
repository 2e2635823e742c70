'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { type TemplateRow, templatesInput } from '@/features/templates/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { ActiveBadge } from '@/ui/show/active-badge';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { newTemplatePath, templateOrderPath, templatePath } from './paths';

const defaults = { filters: ['active'] };

/** Lists templates in the order in which they are offered. */
export function TemplateList({ lng }: { lng: Locale }) {
  const { t } = useT('templates-admin');
  const { t: ui } = useT('ui');
  const control = useTableState(defaults);
  const templates = trpc.admin.templates.list.useQuery(listInput(templatesInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const columns: Column<TemplateRow>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: ({ uuid, name }) => <Link href={templatePath(lng, uuid)}>{name}</Link>,
    },
    { key: 'subject', header: t('subject'), cell: ({ subject }) => subject },
    { key: 'active', header: ui('table.state'), cell: ({ active }) => <ActiveBadge active={active} /> },
    {
      key: 'unwritten',
      header: t('untranslated'),
      cell: ({ unwritten }) => <MissingLanguages languages={unwritten} />,
    },
  ];
  const create = (
    <ButtonLink href={newTemplatePath(lng)} size="s" look="solid">
      {t('create')}
    </ButtonLink>
  );
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={templates.data?.data}
      meta={templates.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => templatePath(lng, uuid)}
      control={control}
      busy={templates.isFetching}
      failed={templates.isError}
      retry={() => void templates.refetch()}
      empty={{ title: t('none'), hint: t('noneHint'), action: create }}
      searchable
      searchHint={t('searchHint')}
      filters={<ActiveFilter control={control} />}
      actions={
        <>
          <ButtonLink href={templateOrderPath(lng)} size="s">
            {t('order')}
          </ButtonLink>
          {create}
        </>
      }
    />
  );
}
