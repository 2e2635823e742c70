'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

const EVERY_MS = 5000;

type Props = {
  uuid: string;
  /** The version of the order on the page. */
  version: string;
};

/** Refreshes the page when others change the order; what is typed into its forms stays. */
export function FollowOrder({ uuid, version }: Props) {
  const { t } = useT('orders-admin');
  const router = useRouter();
  const { data } = trpc.admin.orders.version.useQuery({ uuid }, { refetchInterval: EVERY_MS, staleTime: 0 });
  const shown = useRef(version);
  useEffect(() => {
    // The page was read again, possibly after the last poll.
    shown.current = version;
  }, [version]);
  useEffect(() => {
    if (!data || data.version === shown.current) return;
    shown.current = data.version;
    router.refresh();
    if (data.changed_by)
      notify({ type: 'success', title: t('follow.title'), text: t('follow.text', { name: data.changed_by }) });
  }, [data, router, t]);
  return null;
}
