'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { ActivationActions } from '@/features/catalogue/admin/ui/activation-actions';
import { faqOrderPath, faqPath, newFaqPath } from '@/features/catalogue/admin/ui/office-paths';
import { allFaqsInput, type FaqRow } from '@/features/catalogue/faqs/admin/schema';
import { faqTopics } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { useNotify } from '@/ui/feedback/use-notify';
import { ActiveBadge } from '@/ui/show/active-badge';
import { MissingLanguages } from '@/ui/show/missing-languages';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ActiveFilter, SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: 'topic', filters: ['topic', 'active'] };

export function FaqList({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const { t: admin } = useT('admin');
  const { t: ui } = useT('ui');
  const { t: translateTopic } = useT('catalogue');
  const toast = useNotify();
  const control = useTableState(defaults);
  const utils = trpc.useUtils();
  const calls = trpc.admin.faqs;
  const faqs = calls.list.useQuery(listInput(allFaqsInput, control.state), { placeholderData: keepPreviousData });
  const show = calls.show.useMutation({
    onSuccess: () => {
      toast.done(t('faq.changed'));
      return utils.admin.faqs.invalidate();
    },
    onError: toast.refused,
  });

  const columns: Column<FaqRow>[] = [
    {
      key: 'topic',
      header: t('faq.topic'),
      cell: ({ topic }) => translateTopic(`topic.${topic}`),
      sortable: true,
      noWrap: true,
    },
    {
      key: 'question',
      header: t('faq.question'),
      cell: ({ uuid, question }) => <Link href={faqPath(lng, uuid)}>{question}</Link>,
    },
    {
      key: 'active',
      header: ui('table.state'),
      cell: ({ active }) => <ActiveBadge active={active} />,
    },
    {
      key: 'unwritten',
      header: ui('table.languages'),
      cell: ({ unwritten }) => <MissingLanguages languages={unwritten} />,
    },
  ];
  const create = (
    <ButtonLink href={newFaqPath(lng)} size="s" look="solid">
      {t('faq.create')}
    </ButtonLink>
  );
  return (
    <DataTable
      caption={admin('nav.faqs')}
      columns={columns}
      rows={faqs.data?.data}
      meta={faqs.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => faqPath(lng, uuid)}
      control={control}
      busy={faqs.isFetching}
      failed={faqs.isError}
      retry={() => void faqs.refetch()}
      empty={{ title: t('faq.empty'), hint: t('faq.emptyHint'), action: create }}
      searchable
      csv="faqs"
      actions={
        <>
          <ButtonLink href={faqOrderPath(lng)} size="s">
            {t('faq.order')}
          </ButtonLink>
          {create}
        </>
      }
      filters={
        <>
          <SelectFilter
            control={control}
            name="topic"
            label={t('faq.topic')}
            options={faqTopics.map((topic) => ({ value: topic, label: translateTopic(`topic.${topic}`) }))}
          />
          <ActiveFilter control={control} />
        </>
      }
      bulk={(chosen, done) => (
        <ActivationActions
          chosen={chosen}
          action={show}
          done={done}
          label={(active) => t(active ? 'faq.show' : 'faq.hide')}
        />
      )}
      quickLook={{ title: ({ question }) => question, body: ({ answer }) => <p>{answer}</p> }}
    />
  );
}
