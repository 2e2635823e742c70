'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { type MessageCard, messageKinds, messageStatuses, messagesInput } from '@/features/contact/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { confirm } from '@/ui/feedback/confirm';
import { PhoneLine } from '@/ui/show/contact-links';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { type TableControl, useTableState } from '@/ui/table/use-table-state';
import css from './message-list.module.css';
import { MessageStatus } from './message-status';
import { messagePath, newMessagePath } from './paths';
import { useMessageAction } from './use-message-action';

const defaults = { sort: '-created_at', filters: ['status', 'kind', 'email'] };

function Filters({ control }: { control: TableControl }) {
  const { t } = useT('contact-admin');
  return (
    <>
      <SelectFilter
        control={control}
        name="status"
        label={t('column.status')}
        options={messageStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <SelectFilter
        control={control}
        name="kind"
        label={t('column.kind')}
        options={messageKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
    </>
  );
}

/** Bulk actions, used mainly for spam. */
function Bulk({ chosen, done }: { chosen: MessageCard[]; done: () => void }) {
  const { t } = useT('contact-admin');
  const { refused, refresh } = useMessageAction();
  const update = trpc.admin.messages.update.useMutation();
  const remove = trpc.admin.messages.remove.useMutation();
  const busy = update.isPending || remove.isPending;
  const each = async (action: (uuid: string) => Promise<unknown>) => {
    for (const { uuid } of chosen) await action(uuid).catch(refused);
    done();
    await refresh();
  };
  const askAndRemove = async () => {
    const question = {
      title: t('dialog.deleteTitle'),
      body: t('dialog.delete'),
      confirmLabel: t('action.delete'),
      danger: true,
    };
    if (await confirm(question)) await each((uuid) => remove.mutateAsync({ uuid }));
  };
  return (
    <>
      <Button size="s" busy={busy} onClick={() => each((uuid) => update.mutateAsync({ uuid, status: 'read' }))}>
        {t('action.read')}
      </Button>
      <Button size="s" busy={busy} onClick={() => each((uuid) => update.mutateAsync({ uuid, status: 'answered' }))}>
        {t('action.answered')}
      </Button>
      <Button size="s" look="danger" busy={busy} onClick={askAndRemove}>
        {t('action.delete')}
      </Button>
    </>
  );
}

export function MessageList({ lng }: { lng: Locale }) {
  const { t } = useT('contact-admin');
  const control = useTableState(defaults);
  const messages = trpc.admin.messages.list.useQuery(listInput(messagesInput, control.state), {
    placeholderData: keepPreviousData,
  });

  const columns: Column<MessageCard>[] = [
    {
      key: 'name',
      header: t('column.from'),
      cell: ({ name, email, phone }) => (
        <span className={css.two}>
          <strong>{name}</strong>
          <span>{email ? <a href={`mailto:${email}`}>{email}</a> : <PhoneLine phone={phone} />}</span>
        </span>
      ),
      sortable: true,
    },
    {
      key: 'about',
      header: t('column.about'),
      cell: ({ uuid, subject, excerpt }) => (
        <span className={css.two}>
          <Link href={messagePath(lng, uuid)}>{subject || t('noSubject')}</Link>
          <span className={css.excerpt}>{excerpt}</span>
        </span>
      ),
    },
    { key: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`), noWrap: true },
    { key: 'status', header: t('column.status'), cell: ({ status }) => <MessageStatus status={status} /> },
    {
      key: 'created_at',
      header: t('column.received'),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(new Date(created_at), lng, 'medium')}</time>,
      sortable: true,
      noWrap: true,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={messages.data?.data}
      meta={messages.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => messagePath(lng, uuid)}
      control={control}
      busy={messages.isFetching}
      failed={messages.isError}
      retry={() => void messages.refetch()}
      empty={{ title: t('none'), hint: t('noneHint') }}
      searchable
      csv="messages"
      filters={<Filters control={control} />}
      actions={
        <ButtonLink size="s" look="solid" href={newMessagePath(lng)}>
          {t('callNote.open')}
        </ButtonLink>
      }
      bulk={(chosen, done) => <Bulk chosen={chosen} done={done} />}
      quickLook={{ title: ({ subject, name }) => subject || name, body: ({ excerpt }) => <p>{excerpt}</p> }}
    />
  );
}
