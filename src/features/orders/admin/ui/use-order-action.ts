'use client';
import { useRouter } from 'next/navigation';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** After every change to an order: shows a notice, refetches the lists and refreshes the page. */
export function useOrderAction() {
  const { t } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  return {
    onSuccess: ({ message }: { message: string }) =>
      notify({ type: 'success', title: t('notice.success'), text: message }),
    onError: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    async onSettled() {
      await Promise.all([
        cache.admin.orders.list.invalidate(),
        cache.admin.orders.departures.invalidate(),
        cache.admin.dashboard.invalidate(),
      ]);
      router.refresh();
    },
  };
}
