'use client';
import { faqTopics } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { SortableList } from '@/ui/form/sortable-list';
import { Panel } from '@/ui/show/panel';

type Topic = (typeof faqTopics)[number];

/** Sorts the questions of each topic by dragging. */
export function FaqOrder() {
  return faqTopics.map((topic) => <TopicOrder key={topic} topic={topic} />);
}

function TopicOrder({ topic }: { topic: Topic }) {
  const { t } = useT('catalogue-admin');
  const { t: common } = useT('common');
  const { t: translateTopic } = useT('catalogue');
  const toast = useNotify();
  const utils = trpc.useUtils();
  const calls = trpc.admin.faqs;
  const query = { topic, per_page: maxPerPage };
  const faqs = calls.list.useQuery(query);
  const sort = calls.sort.useMutation({
    onSuccess: () => toast.done(t('faq.sorted')),
    onError: toast.refused,
    onSettled: () => utils.admin.faqs.invalidate(),
  });
  const rows = faqs.data?.data;

  return (
    <Panel title={translateTopic(`topic.${topic}`)}>
      {faqs.isError ? (
        <ErrorState
          title={common('table.failed')}
          retryLabel={common('error.retry')}
          retry={() => void faqs.refetch()}
          busy={faqs.isFetching}
        />
      ) : !rows ? (
        <Skeleton />
      ) : rows.length === 0 ? (
        <EmptyState title={t('faq.empty')} />
      ) : (
        <SortableList
          items={rows}
          itemKey={({ uuid }) => uuid}
          itemName={({ question }) => question}
          onSort={(sorted) => {
            // Shown before the server answers, because the change is easy to reverse.
            utils.admin.faqs.list.setData(query, (page) => page && { ...page, data: sorted });
            sort.mutate({ topic, uuids: sorted.map(({ uuid }) => uuid) });
          }}
        >
          {({ question }) => question}
        </SortableList>
      )}
    </Panel>
  );
}
