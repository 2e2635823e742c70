'use client';
import type { StaffOrderCard } from '@/features/orders/admin/schema';
import { isAllowed } from '@/features/orders/domain/order-state';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useOrderAction } from './use-order-action';

/** Confirms the selected orders that wait for it and leaves the others as they are. */
export function ConfirmSeveral({ orders, done }: { orders: StaffOrderCard[]; done: () => void }) {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const { onSettled } = useOrderAction();
  const confirmOrder = trpc.admin.orders.confirm.useMutation();
  const waiting = orders.filter(({ status }) => isAllowed('confirm', status, 'admin'));

  const confirmAll = async () => {
    const yes = await confirm({
      title: t('several.title', { count: waiting.length }),
      body: t('several.body'),
      confirmLabel: t('do.confirm'),
    });
    if (!yes) return;
    let count = 0;
    for (const { uuid, booking_id } of waiting) {
      // One refusal does not stop the others.
      await confirmOrder.mutateAsync({ uuid }).then(
        () => {
          count += 1;
        },
        ({ message }: Error) =>
          notify({ type: 'error', title: common('notice.error'), text: `${booking_id}: ${message}` }),
      );
    }
    if (count > 0) notify({ type: 'success', title: common('notice.success'), text: t('several.done', { count }) });
    done();
    await onSettled();
  };
  return (
    <Button size="s" look="solid" busy={confirmOrder.isPending} disabled={waiting.length === 0} onClick={confirmAll}>
      {t('several.confirm', { count: waiting.length })}
    </Button>
  );
}
