'use client';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';
import { LinkTools } from './link-tools';

type Props = { uuid: string; position: number; name: string };

/** The link of a diver of the customer's own order. */
export function OwnDiverLink({ uuid, position, name }: Props) {
  const { t: common } = useT('common');
  const share = trpc.order.diver_link.useMutation({
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  return (
    <LinkTools
      name={name}
      link={share.data ?? null}
      isBusy={share.isPending}
      onShow={() => share.mutate({ uuid, diver: position })}
    />
  );
}
