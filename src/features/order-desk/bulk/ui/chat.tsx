import { Checkbox } from '@mantine/core';
import type { BulkRow, BulkView } from '@/features/order-desk/bulk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';
import { PhoneActions } from '@/ui/show/contact-links';
import css from './bulk.module.css';

type Props = { act: BulkView; row: BulkRow; chat: NonNullable<BulkRow['chat']> };

/** A link to the chat with a guest, with the text in their language, and a tick for staff who opened it. */
export function Chat({ act, row, chat }: Props) {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const cache = trpc.useUtils().admin.order_bulk.get;
  const mark = trpc.admin.order_bulk.mark_opened.useMutation({
    onSuccess: (answer) => cache.setData({ uuid: act.uuid }, answer),
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  const isOpened = row.state === 'done';
  return (
    <>
      <p className={css.text} lang={row.locale}>
        {chat.text}
      </p>
      <div className={css.row}>
        <PhoneActions phone={chat.phone} text={chat.text} />
        <Checkbox
          label={t('bulk.opened')}
          checked={isOpened || mark.isPending}
          disabled={isOpened}
          onChange={() => mark.mutate({ uuid: act.uuid, order: row.uuid })}
        />
      </div>
    </>
  );
}
