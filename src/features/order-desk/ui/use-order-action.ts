'use client';
import { useRouter } from 'next/navigation';
import type { StaffOrderAnswer } from '@/features/order-desk/schema';
import { UNDO_MS } from '@/features/orders/domain/undo';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** After every change to an order: shows a notice, refetches the lists and refreshes the page. */
export function useOrderAction() {
  const { t } = useT('common');
  const { t: words } = useT('orders-admin');
  const router = useRouter();
  const cache = trpc.useUtils();
  const settle = async () => {
    await Promise.all([
      cache.admin.orders.list.invalidate(),
      cache.admin.orders.departures.invalidate(),
      cache.admin.dashboard.invalidate(),
    ]);
    router.refresh();
  };
  const onError = ({ message }: { message: string }) =>
    notify({ type: 'error', title: t('notice.error'), text: message });
  const undo = trpc.admin.orders.undo.useMutation({
    onSuccess: ({ message }) => notify({ type: 'success', title: t('notice.success'), text: message }),
    onError,
    onSettled: settle,
  });
  return {
    onSuccess: ({ uuid, message, undo_until: until }: Pick<StaffOrderAnswer, 'uuid' | 'message' | 'undo_until'>) =>
      notify({
        type: 'success',
        title: t('notice.success'),
        text: message,
        ...(until && {
          action: { label: words('action.undo'), seconds: UNDO_MS / 1000, run: () => undo.mutate({ uuid }) },
        }),
      }),
    onError,
    onSettled: settle,
  };
}
