'use client';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { SortableList } from '@/ui/form/sortable-list';
import { Panel } from '@/ui/show/panel';

const query = { per_page: maxPerPage };

/** Sorts templates by dragging or with the keyboard. */
export function TemplateOrder() {
  const { t } = useT('templates-admin');
  const { t: common } = useT('common');
  const toast = useNotify();
  const utils = trpc.useUtils();
  const templates = trpc.admin.templates.list.useQuery(query);
  const sort = trpc.admin.templates.sort.useMutation({
    onSuccess: () => toast.done(t('sorted')),
    onError: toast.refused,
    onSettled: () => utils.admin.templates.invalidate(),
  });
  const rows = templates.data?.data;
  return (
    <Panel>
      {templates.isError ? (
        <ErrorState
          title={common('table.failed')}
          retryLabel={common('error.retry')}
          retry={() => void templates.refetch()}
          busy={templates.isFetching}
        />
      ) : !rows ? (
        <Skeleton />
      ) : rows.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <SortableList
          items={rows}
          itemKey={({ uuid }) => uuid}
          itemName={({ name }) => name}
          onSort={(sorted) => {
            // Shown before the server answers, because the change is easy to reverse.
            utils.admin.templates.list.setData(query, (page) => page && { ...page, data: sorted });
            sort.mutate({ uuids: sorted.map(({ uuid }) => uuid) });
          }}
        >
          {({ name }) => name}
        </SortableList>
      )}
    </Panel>
  );
}
